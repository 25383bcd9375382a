import { join } from 'node:path';
import { stopAll } from '../boot/run.mjs';
import { freePort } from '../build/free-port.ts';
import { program, root, scratch, site } from './program.ts';

/** Pages as they are edited, with the real server behind their forms. What is sent to it stays in `.cache/dev-data`. */
export async function dev(args: readonly string[]): Promise<number> {
  const port = await freePort();
  const calls = {
    PORT: String(port),
    API_ONLY: '1',
    SITE_URL: process.env['SITE_URL'] ?? 'http://localhost:4321',
    DATA_DIR: process.env['DATA_DIR'] ?? join(scratch, 'dev-data'),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    RATE_LIMIT_PER_MIN: '0',
  };
  const ended = [
    program(process.execPath, [join(root, 'apps/server/src/main/server.ts')], { env: calls }),
    program('astro', ['dev', ...args], { cwd: site, env: { CALLS_TO: `http://127.0.0.1:${port}` } }),
  ];
  const code = await Promise.race(ended);
  stopAll(); // one without the other is half of it
  return code;
}
