import { withLock } from '../boot/lock.mjs';
import { build, siteLock } from './build.ts';
import { oneFailed, onePassed, type Outcome, sum } from './outcome.ts';
import { quietly, root, site } from './program.ts';

type Step = Readonly<{
  name: string;
  command: readonly [string, ...string[]];
  cwd?: string;
  lock?: string;
  /** Waits for a build that is under way. */
  afterBuild?: true;
}>;

const fromWarnings = ['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'];

/** Everything that can be said about the sources without running them. */
const steps: readonly Step[] = [
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  {
    name: 'styles',
    command: ['stylelint', '{design,apps}/**/*.css', '--cache', '--cache-location', '.cache/stylelint'],
  },
  {
    name: 'rooms',
    command: ['depcruise', 'domain', 'content', 'design', 'apps', '--config', '.dependency-cruiser.mjs'],
  },
  { name: 'entries', command: [process.execPath, 'scripts/entries.ts'] },
  { name: 'translations', command: [process.execPath, 'scripts/translations.ts', 'check'] },
  { name: 'unused code and packages', command: ['knip'] },
  { name: 'unused at a door', command: ['knip', '--config', 'knip.doors.config.ts'] },
  { name: 'types', command: ['oxlint'], afterBuild: true }, // which makes the types of what is written in Markdown
  {
    name: 'types: pages', // these alone: what they take in is judged by the compiler, which is quicker at it
    command: ['astro', 'check', '--noSync', '--tsconfig', './tsconfig.pages.json', ...fromWarnings],
    cwd: site,
    lock: siteLock,
    afterBuild: true,
  },
  { name: 'budgets', command: [process.execPath, 'scripts/budgets.ts'], afterBuild: true },
];

async function outcome({ name, command: [program, ...args], cwd = root, lock }: Step): Promise<Outcome> {
  const began = performance.now();
  const attempt = () => quietly(program, args, { cwd });
  const { code, output } = lock ? await withLock(lock, attempt) : await attempt();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0 ? onePassed : oneFailed(`check: ${name}`);
}

/**
 * Runs every step, two at a time, and says of each whether it holds.
 *
 * @param built - a build that is under way: what asks for the built pages waits for it.
 */
export async function check(built: Promise<unknown>): Promise<Outcome> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (step.afterBuild) await built;
      outcomes.push(await outcome(step));
    }
  };
  await Promise.all([worker(), worker()]);
  return sum(outcomes);
}

/** The same by itself, of pages that are built anew where they are older than the sources. */
export async function checkOfNow(): Promise<Outcome> {
  const built = build();
  const outcome = await check(built);
  return (await built) === 0 ? outcome : sum([outcome, oneFailed('the build')]);
}
