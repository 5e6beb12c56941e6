/**
 * `npm test`: every check there is, on a fresh clone. Each step prints as it goes; the last line counts
 * tests of both runners and the steps that are one check each.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, install, root, run } from './installed.mjs';

install();

const reports = join(root, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

let passed = 0;
let failed = 0;

function step(name, command, args, env = {}) {
  const began = performance.now();
  console.log(`\n── ${name}`);
  const status = run(command, args, { env: { ...environment, ...env } });
  console.log(
    `   ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  return status === 0;
}

/** A step that is one check. */
function check(...parts) {
  if (step(...parts)) passed += 1;
  else failed += 1;
}

/** A step whose runner wrote how many tests it ran. A runner that died counts as a failure of its own. */
function counted(name, report, counts, ...parts) {
  const fine = step(name, ...parts);
  const file = join(reports, report);
  const { good, bad } = existsSync(file)
    ? counts(JSON.parse(readFileSync(file, 'utf8')))
    : { good: 0, bad: 0 };
  passed += good;
  failed += bad;
  if (!fine && bad === 0) failed += 1;
}

check('types', 'npm', ['run', '--silent', 'types']);
check('lint', 'npm', ['run', '--silent', 'lint']);
check('format', 'npm', ['run', '--silent', 'format:check']);
check('unused files and exports', 'npm', ['run', '--silent', 'unused']);
counted(
  'unit, golden and contract tests',
  'unit.json',
  ({ numPassedTests: good, numFailedTests: bad }) => ({ good, bad }),
  'npx',
  ['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile.json=reports/unit.json'],
);
check('build', 'npm', ['run', '--silent', 'build']);
check('build under a sub-path', 'npx', ['astro', 'build', '--outDir', 'reports/sub-path', '--silent'], {
  BASE_PATH: '/book/',
});

const { stdout, stderr, status } = spawnSync('node', ['scripts/browser.mjs'], {
  cwd: root,
  env: environment,
});
if (status === 0) {
  const found = stdout.toString().trim().split('\n').at(-1);
  counted(
    'the built book in a browser',
    'e2e.json',
    ({ stats }) => ({ good: stats.expected + stats.flaky, bad: stats.unexpected }),
    'npx',
    ['playwright', 'test'],
    { CHROME_PATH: found },
  );
} else {
  console.error(stderr.toString());
  failed += 1;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
