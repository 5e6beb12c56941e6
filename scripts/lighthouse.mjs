/**
 * `npm run lighthouse`: builds nothing, serves dist/ and prints the four scores of each chapter page and the
 * cover, as a phone sees them. Not part of the tests: scores depend on how busy the machine is.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from './browser.mjs';

const PORT = '4180';
const pages = ['', ...readdirSync('dist/chapters').map((slug) => `chapters/${slug}/`)];

const server = spawn('node', ['scripts/serve.mjs', '--port', PORT], { stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((resolve) => server.stdout.once('data', resolve));
const chrome = await launch({
  chromePath: await findBrowser(),
  chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

try {
  for (const page of pages) {
    const { lhr } = await lighthouse(`http://localhost:${PORT}/${page}`, {
      port: chrome.port,
      logLevel: 'error',
    });
    const scores = Object.values(lhr.categories).map(
      ({ title, score }) => `${title} ${Math.round(score * 100)}`,
    );
    const metrics = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
      .map((id) => lhr.audits[id])
      .map(({ title, displayValue }) => `${title} ${displayValue}`);
    console.log(`/${page}: ${scores.join(', ')}\n   ${metrics.join(', ')}`);
    for (const { title, score, scoreDisplayMode } of Object.values(lhr.audits)) {
      if (scoreDisplayMode === 'binary' && score === 0) console.log(`   ${title}`);
    }
  }
} finally {
  chrome.kill();
  server.kill();
}
