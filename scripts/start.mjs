/** `npm start`: from a fresh clone to the open book. */
import { install, run } from './installed.mjs';

install();
if (run('npm', ['run', '--silent', 'build']) !== 0) process.exit(1);
process.exit(run('node', ['scripts/serve.mjs']));
