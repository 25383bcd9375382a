import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRefusal, loadPlatform, readAnswers, textsOf } from '@formation/fees';
import { moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { rolesOf } from '../form/roles.ts';
import { scenarioAddress, scenarioAt } from './scenario.ts';

const root = join(import.meta.dirname, '../../../../../../content/entries');

/** Links to a calculator, in articles and on service pages: what is written, and where it leads. */
const links = globSync('{blog,services,formation}/*/*.md', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\[([^\]]*)\]\((\/calculator\/[^)]*)\)/g)].map(
    ([, text = '', href = '']) => ({ file, text, href, query: new URLSearchParams(href.split('?')[1]) }),
  ),
);
const filledIn = links.filter(({ query }) => query.keys().some((name) => name !== 'mode'));

/** The calculators that open with the specification's round numbers, beside the fees that are published. */
const withQuick = globSync('*/quick', { cwd: join(root, '../../domain/fees/src/platforms') }).map(dirname);

/** What the calculator says that the fees are, and what is left, when the link opens it. */
async function shown(href: string): Promise<readonly string[]> {
  const scenario = scenarioAt(href);
  if (!scenario) return [];
  const { question, answer } = await loadPlatform(scenario.tool);
  const reply = answer(readAnswers(question, textsOf(question, scenario.typed)).answers, scenario.day);
  if (isRefusal(reply)) return [];
  const { fees, profit } = rolesOf(reply);
  return [fees?.figure, profit?.figure].flatMap((line) => (line?.value.currency ? [moneyText(line.value)] : []));
}

test('some article leads to a calculator that is filled in', () => {
  expect(filledIn).not.toEqual([]);
});

test.each(filledIn)('$file: $text is what the calculator shows that opens', async ({ text, href }) => {
  const scenario = scenarioAt(href);

  expect(scenario && scenarioAddress(scenario)).toBe(href); // as the calculator itself would write it
  expect(await shown(href)).toContain(text);
});

test('an article that leads to a calculator with both kinds of fees names those that it means', () => {
  const both = links.filter(({ href }) => withQuick.some((name) => href.split(/[/?]/).includes(name)));

  expect(withQuick).not.toEqual([]);
  expect(both.filter(({ query }) => !query.has('mode')).map(({ file, href }) => `${file}: ${href}`)).toEqual([]);
});
