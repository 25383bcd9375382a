import { existsSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Several times what all tests keep at once. */
const ENOUGH = 4 * 2 ** 30;

function hasRoom(): boolean {
  if (!existsSync(memory) || process.availableMemory() < 2 * ENOUGH) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ENOUGH;
}

/**
 * Where what tests write for a moment lies: in memory where there is room, unless the machine's owner chose a place.
 * The product asks a disk to be sure of each enquiry, and the tests would wait for it some thousand times.
 */
export function temporaryFolder(): Readonly<Record<string, string>> {
  return process.env['TMPDIR'] === undefined && hasRoom() ? { TMPDIR: memory } : {};
}
