import { defineConfig } from '@playwright/test';

/** As root, Chromium has no sandbox to stand in; the other switches keep it from calling home. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // A busy machine may stall a browser once. What fails twice is broken.
  retries: 1,
  timeout: 60_000,
  forbidOnly: true,
  outputDir: 'reports/e2e',
  reporter: [['dot'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    baseURL: 'http://localhost:4173/',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
  webServer: [
    { command: 'node scripts/serve.mjs --port 4173', url: 'http://localhost:4173/' },
    {
      command: 'node scripts/serve.mjs --port 4174 --base /book/ --dir reports/sub-path',
      url: 'http://localhost:4174/book/',
    },
  ],
});
