import { setImmediate } from 'node:timers';

/** How many turns others get while something is done. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  try {
    await work();
  } finally {
    isOver = true;
  }
  return turns;
}
