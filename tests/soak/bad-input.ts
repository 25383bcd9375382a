import { spawnSync } from 'node:child_process';
import { expectThat } from './figures.ts';

/** The test of bad bodies with the full number of them. */
export function badInput(bodies = 20_000): void {
  const env = { ...process.env, LAW_CASES: String(bodies), LAW_SEED: 'new' };
  const how = ['run', 'apps/server/src/http/edge/bad-input.test.ts', '--reporter=dot'];
  const { status } = spawnSync('vitest', how, { env, stdio: 'inherit' });
  expectThat(status === 0, `${bodies} generated bodies to each call: no 5xx, no hang`);
}
