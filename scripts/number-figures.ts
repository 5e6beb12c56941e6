/**
 * Numbers what stands in a chapter, in reading order: figures 1.1, 1.2 …, exercises 1.1, 1.2 …
 * A remark plugin, so that authors never type a number and never renumber.
 */
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

const counted = { Figure: 'figure', Exercise: 'exercise' } as const;

interface Frontmatter {
  order?: number;
  /** Handed to the page: the number of each exercise by its id, for the list of answers. */
  exerciseNumbers?: Record<string, string>;
  /** Which section each stands in, counted from 0; -1 before the first. */
  exerciseSections?: Record<string, number>;
}

type Node = { type: string; children?: Node[] };

export function numberFigures() {
  return (tree: Root, file: VFile): void => {
    const frontmatter = (file.data['astro'] as { frontmatter?: Frontmatter } | undefined)?.frontmatter;
    if (frontmatter?.order === undefined) return;
    const chapter = frontmatter.order;
    const numbers: Record<string, string> = {};
    const sections: Record<string, number> = {};
    const counts: Record<string, number> = { figure: 0, exercise: 0 };
    let section = -1;
    const visit = (node: Node) => {
      if (node.type === 'heading' && (node as unknown as Heading).depth === 2) section += 1;
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const element = node as unknown as MdxJsxFlowElement;
        const kind = counted[element.name as keyof typeof counted];
        if (kind) {
          counts[kind]! += 1;
          const number = `${chapter}.${counts[kind]}`;
          element.attributes.push({ type: 'mdxJsxAttribute', name: 'number', value: number });
          const id = element.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id');
          if (kind === 'exercise' && typeof id?.value === 'string') {
            numbers[id.value] = number;
            sections[id.value] = section;
          }
        }
      }
      node.children?.forEach(visit);
    };
    visit(tree as unknown as Node);
    frontmatter.exerciseNumbers = numbers;
    frontmatter.exerciseSections = sections;
  };
}
