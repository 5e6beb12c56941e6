import { nearestLegal } from '../widget-kit/address';
import type { Definition } from '../widget-kit/definition';
import { readWeights } from '../widget-kit/weights';

/** Fails the build when a placement sets a parameter that does not exist, or to a value that is not legal. */
export function checkStart(definition: Definition, start: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(start)) {
    const parameter = definition.parameters[name];
    if (!parameter) {
      const known = Object.keys(definition.parameters).join(', ');
      throw new Error(`${definition.name} has no parameter "${name}". It has: ${known}.`);
    }
    const legal =
      parameter.kind === 'flag'
        ? typeof value === 'boolean'
        : parameter.kind === 'choice'
          ? parameter.options.some((option) => option.value === value)
          : parameter.kind === 'weights'
            ? typeof value === 'string' && readWeights(value, parameter.most).value === value
            : typeof value === 'number' &&
              value ===
                nearestLegal(parameter.kind === 'seed' ? { min: 0, max: 4294967295 } : parameter, value);
    if (!legal)
      throw new Error(`${definition.name}: ${name}={${JSON.stringify(value)}} is not a legal value.`);
  }
}
