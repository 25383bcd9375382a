import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The value that so many percent do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN;
}

/** How often each value occurs. */
export function counted(values: readonly (string | number)[]): string {
  const groups = Map.groupBy(values, (value) => value);
  return [...groups].map(([value, all]) => `${value}: ${all.length}`).join(', ');
}

export const scratchFolder = () => mkdtempSync(join(tmpdir(), 'soak-'));
export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

let failures = 0;

/** Prints whether something held. What did not makes the whole run fail. */
export function expectThat(isTrue: boolean, sentence: string): void {
  if (!isTrue) failures += 1;
  console.log(`  ${isTrue ? 'ok  ' : 'FAIL'} ${sentence}`);
}

export const failed = () => failures > 0;
