import { existsSync, readFileSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
/** Several times what all tests keep at once. */
const ENOUGH = 4 * 2 ** 30;

/** Containers often mount it so that no program in it can be started, as some tests do. */
const startsPrograms = () => !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync('/proc/mounts', 'utf8'));

function hasRoom(): boolean {
  if (!existsSync(memory) || !startsPrograms() || process.availableMemory() < 2 * ENOUGH) return false;
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
