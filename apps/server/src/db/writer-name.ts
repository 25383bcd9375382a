import { hostname } from 'node:os';

/** The host's name as a file name may carry it. */
const host = hostname().replaceAll(/[^\w]/g, '') || 'host';

/** Who we are among the processes that share a store: `host.number`. */
export const writerName = `${host}.${process.pid}`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a process has certainly ended. Of another host's we cannot know. */
export function hasEnded(writer: string): boolean {
  const [itsHost, pid] = writer.split('.');
  return itsHost === host && !isAlive(Number(pid));
}
