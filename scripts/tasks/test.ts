import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '../chromium/find.ts';
import { build } from './build.ts';
import { check } from './check.ts';
import { temporaryFolder } from './in-memory.ts';
import { oneFailed, type Outcome, sum, sumLine, withExitCode } from './outcome.ts';
import { program, scratch } from './program.ts';
import { playwrightOutcome, vitestOutcome } from './reports.ts';
import { missingServices } from './services.ts';

const noBrowser = oneFailed('no browser was found');

/** Reads a report and removes it. */
function takeOutcome(report: string, count: (report: string) => Outcome, code: number): Outcome {
  if (!existsSync(report)) return oneFailed(`no report, exit code ${code}`);
  const outcome = count(readFileSync(report, 'utf8'));
  rmSync(report);
  return withExitCode(outcome, code);
}

const beside = ['--project=pure', '--project=house'];

async function vitest(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const report = join(scratch, `vitest-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await program('vitest', ['run', ...reporters, ...args], { env: { ...temporaryFolder(), ...env } });
  return takeOutcome(report, vitestOutcome, code);
}

/** The tests that need no browser: Vitest, beside the code and in `tests/`. */
export const unitTests = (args: readonly string[] = []): Promise<Outcome> => vitest([...beside, ...args]);

/** What needs a service beside Node, which is started for it; a service that is missing is a failure. */
export async function serviceTests(args: readonly string[] = []): Promise<Outcome> {
  const missing = missingServices();
  return missing.length > 0 ? sum(missing.map(oneFailed)) : vitest(['--project=services', ...args]);
}

/** The tests without a browser with ten times as many cases for each law, none of them tried before. */
export const explored = (args: readonly string[]): Promise<Outcome> =>
  vitest([...beside, ...args], { LAW_CASES: '2000', OFFICE_CASES: '10000', LAW_SEED: 'new' });

/** The tests of a copy in which the owner has changed what is theirs, and the recipes have been followed. */
export async function ownerTests(): Promise<Outcome> {
  const built = await build();
  if (built.failures.length > 0) return built;
  const browser = await chromium();
  return browser ? vitest(['--project=owner'], { CHROMIUM_PATH: browser }) : noBrowser;
}

/** The tests in a real browser, against the built pages as the server serves them. */
export async function browserTests(args: readonly string[] = []): Promise<Outcome> {
  const built = await build();
  if (built.failures.length > 0) return built;
  const browser = await chromium();
  if (!browser) return noBrowser;
  const report = join(scratch, `playwright-${process.pid}.json`);
  const env = { ...temporaryFolder(), CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await program('playwright', ['test', '--reporter=line,json', ...args], { env });
  return takeOutcome(report, playwrightOutcome, code);
}

/**
 * Everything; it goes on after a failure, so that one run tells all. It builds while it checks, as neither fills two
 * processors, and the browser is fetched meanwhile.
 */
export async function allTests(): Promise<Outcome> {
  const built = build(); // the browser tests say when it fails
  void chromium(); // they wait for it, and say when there is none
  return sum([await check(built), await unitTests(), await browserTests(), await ownerTests()]);
}

/** Prints what failed, once more and shortly; answers with the exit code. */
export function printFailures({ failures }: Outcome): number {
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  return failures.length === 0 ? 0 : 1;
}

/** The same with the sum as the last line. */
export function printSum(outcome: Outcome): number {
  const code = printFailures(outcome);
  console.log(`\n${sumLine(outcome)}`);
  return code;
}
