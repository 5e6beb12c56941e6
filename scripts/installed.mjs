/**
 * Makes sure that what package-lock.json asks for is installed, and says how to run what was installed.
 * Imported by the scripts that a fresh clone starts with, so it needs nothing but Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const stamp = join(root, 'node_modules', '.installed');

/** The environment in which node_modules/.bin comes first, so that `node` is the version the project pins. */
export const environment = {
  ...process.env,
  PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** Runs a command in the project and returns its exit status. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** `npm ci`, unless exactly this lockfile is installed already. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing what package-lock.json names …');
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env }) !== 0) {
    console.error('The packages could not be installed. Is there a connection to the npm registry?');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
