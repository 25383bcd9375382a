import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../boot/lock.mjs';
import { isBuilt, siteLock } from './build.ts';
import { oneFailed, onePassed, type Outcome, sum } from './outcome.ts';
import { quietly, root, site } from './program.ts';
import { shortly } from './sentences.ts';
import { budgets, type Step, steps } from './steps.ts';

const changedAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0);

/** Has Astro make the types of the collections where they are older than what they are made of. */
function typesOfAstro(): Promise<unknown> {
  return withLock(siteLock, async () => {
    const made = changedAt(join(site, '.astro/content.d.ts'));
    const from = [join(site, 'src/content.config.ts'), join(root, 'package-lock.json')];
    if (from.every((file) => changedAt(file) < made)) return;
    const { code, output } = await quietly('astro', ['sync'], { cwd: site });
    if (code !== 0) console.log(output); // the types that are missing are reported by who needs them
  });
}

/** Asks one question; what was found is printed, and stands in the outcome shortly. */
async function ask({ name, command: [program, ...args], cwd = root, sentences, alwaysSaid }: Step): Promise<Outcome> {
  const began = performance.now();
  const { code, output } = await quietly(program, args, { cwd });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (code === 0) {
    if (alwaysSaid) console.log(output.trimEnd());
    return onePassed;
  }
  const found = sentences(output);
  console.log(found.length > 0 ? found.join('\n') : output);
  return oneFailed(shortly(`check: ${name}`, found, output));
}

/** Asks everything of the sources, two questions at a time. */
async function askAll(): Promise<Outcome> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  let types: Promise<unknown> | undefined;
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.needs) await (types ??= typesOfAstro());
      outcomes.push(await ask(step));
    }
  };
  await Promise.all([worker(), worker()]);
  return sum(outcomes);
}

/**
 * Says of the sources, and of the pages that are being built, whether every rule holds.
 *
 * @param built - the build under way: the pages are asked when it ends well.
 */
export async function check(built: Promise<Readonly<{ failures: readonly string[] }>>): Promise<Outcome> {
  const outcome = await askAll();
  return (await built).failures.length === 0 ? sum([outcome, await ask(budgets)]) : outcome;
}

/** The same by itself: it builds nothing, and asks about the pages where they were built from these sources. */
export async function checkOfNow(): Promise<Outcome> {
  const outcome = await askAll();
  if (isBuilt()) return sum([outcome, await ask(budgets)]);
  console.log('--   budgets: not asked, as the pages were built from other sources. npm run build, then check again.');
  return outcome;
}
