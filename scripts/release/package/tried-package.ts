import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tasks/program.ts';
import { type How, needed, npm, ran } from './run-npm.ts';

/** Packs a built package; the path of the archive. */
export function packed(folder: string, into: string): string {
  const text = needed(npm(['pack', '--json', '--silent', '--pack-destination', into], { cwd: folder }), 'npm pack');
  return join(into, /"filename":\s*"([^"]+)"/.exec(text)?.[1] ?? '');
}

/** The programs of a README, and what they say that they print. */
function examplesOf(readme: string) {
  return [...readme.matchAll(/^```js\n([^]*?)^```/gm)].map(([, code = '']) => ({
    code,
    prints: [...code.matchAll(/console\.log\(.*\); \/\/ ([^\n:]+)/g)].map(([, text = '']) => text),
  }));
}

/** Installs an archive in an empty folder, runs the programs of its README, and lets `use` do more there. */
function installed(archive: string, name: string, use: (how: How) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'fee-package-'));
  const how = { cwd: folder };
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    needed(npm(['install', '--offline', '--no-audit', '--no-fund', archive], how), 'Installing the package');
    for (const { code, prints } of examplesOf(readFileSync(join(folder, 'node_modules', name, 'README.md'), 'utf8'))) {
      writeFileSync(join(folder, 'example.js'), code);
      const text = needed(ran(process.execPath, ['example.js'], how), 'An example of the README');
      if (text.trim() !== prints.join('\n'))
        throw new Error(`An example printed:\n${text}\nnot:\n${prints.join('\n')}`);
    }
    use(how);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs the archive of the data in an empty folder and reads it as its README does. @throws {Error} that says what did not work. */
export const triedData = (archive: string): void => installed(archive, '@serendib-ledger/fee-data', () => undefined);

/**
 * Installs the archive in an empty folder and uses it as a stranger would: the programs of the README, its types, and
 * the command line.
 *
 * @throws {Error} that says what did not work.
 */
export function tried(archive: string): void {
  installed(archive, '@serendib-ledger/fees', (how) => {
    const folder = how.cwd;
    writeFileSync(join(folder, 'typed.ts'), TYPED);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', 'typed.ts'];
    needed(ran(process.execPath, [compiler, ...strict], how), 'A program with types');

    const said = needed(npm(['exec', '--offline', '--', 'fees', ...SALE], how), 'The command line');
    const { lines } = JSON.parse(said) as Readonly<{ lines: Readonly<{ profit: Readonly<{ value: string }> }> }>;
    if (lines.profit.value !== '86') throw new Error(`The command line answered ${lines.profit.value}`);
    needed(npm(['exec', '--offline', '--', 'fees', 'payouts', '--amount', '1000'], how), 'The ways home');
    writeFileSync(join(folder, 'sales.csv'), 'Title,Price\nScarf,100\n');
    needed(npm(['exec', '--offline', '--', 'fees', 'list', 'sales.csv', '--platform', 'ebay'], how), 'A list');
    const refused = npm(['exec', '--offline', '--', 'fees', 'ebay'], how);
    if (refused.code !== 2) throw new Error(`A command without a price ended with ${refused.code}`);
  });
}

const SALE = ['ebay', '--sold-price', '100', '--registered', 'us', '--json'];

/** Compiles only with the package's own types: answers are typed by their question, and so are lines; every refusal has a name. */
const TYPED = `
import { isRefusal, readAnswers, type Line, type Refusal } from '@serendib-ledger/fees';
import type { Missing, NotPublished, OutOfRange, Unreachable, Unread } from '@serendib-ledger/fees';
import { answer, goals, question } from '@serendib-ledger/fees/etsy';
import { decimal, type Money } from '@serendib-ledger/fees/money';

const { answers } = readAnswers(question, { country: 'GB', itemPrice: '40' });
const country: 'GB' | undefined = answers.country === 'GB' ? answers.country : undefined;
// @ts-expect-error
answers.soldPrice;
const order = answer(answers, '2026-11-21');
if (!isRefusal(order)) {
  const profit: Line<Money> = order.lines.profit;
  // @ts-expect-error
  order.lines.finalValueFee;
}
for (const goal of goals) goal.solve(answers, decimal('10'), '2026-11-21');
const every: [Refusal] extends [Missing | NotPublished | OutOfRange | Unreachable | Unread] ? true : never = true;
`;
