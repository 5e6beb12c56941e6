/**
 * Finds a Chromium for the browser tests: one that is installed, or Playwright's own, or the system's package.
 * Prints its path; exits with 1 and one sentence when there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function installed() {
  const onPath = names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  return [process.env.CHROME_PATH, ...onPath, ...usual].find((path) => path && existsSync(path));
}

async function playwrightOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const quietly = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 5 * 60_000 }).status === 0;

/** A path to Chromium, installed on the way if need be; undefined when nothing helps. */
export async function findBrowser() {
  const found = installed() ?? (await playwrightOwn());
  if (found) return found;
  console.error('No Chromium here yet: trying Playwright’s download …');
  if (quietly('npx', ['playwright', 'install', 'chromium'])) {
    const own = await playwrightOwn();
    if (own) return own;
  }
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.error('Trying the system’s package …');
    quietly('apt-get', ['update']);
    quietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  return installed();
}

if (process.argv[1] === import.meta.filename) {
  const path = await findBrowser();
  if (path) console.log(path);
  else {
    console.error(
      'No browser: install Chromium or Chrome, or set CHROME_PATH to one, and run the command again.',
    );
    process.exit(1);
  }
}
