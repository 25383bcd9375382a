/**
 * A comparison is the same on the page, on the command line and in the package: the same amounts, the same lines, the
 * same winner, or the same reason for naming none.
 */
import { messages } from '@formation/content';
import {
  amountOf,
  boundOf,
  hyphenated,
  isRefusal,
  loadPlatform,
  platformNames,
  readAnswers,
  roles,
  typedOf,
  type PlatformName,
  type Texts,
} from '@formation/fees';
import { answerScenario, bestScenario, type ScenarioAnswer } from '@formation/fees/compare';
import { arbitraryTexts } from '@formation/fees/testing';
import { moneyText } from '@formation/money';
import { casesTimes } from '@formation/money/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
/* eslint-disable no-restricted-imports -- the faces are in different rooms, and this test sets them beside one another */
import { answerCommand } from '../../apps/command-line/src/answer-command.ts';
import { bestText } from '../../apps/site/src/features/calculators/compare/best-text.ts';
import { answeredRows, columnOf } from '../../apps/site/src/features/calculators/compare/comparison-rows.ts';
import { modelOf } from '../../apps/site/src/features/calculators/published/platform-model.ts';
import { scenarioAddress, scenarioAt } from '../../apps/site/src/features/calculators/scenarios/scenario.ts';

const day = '2026-11-21';
const { compare: page, platforms, calculators, sharing } = messages.en;
const names = Object.fromEntries(platformNames.map((name) => [name, platforms[name].name]));
const loaded = new Map(await Promise.all(platformNames.map(async (name) => [name, await loadPlatform(name)] as const)));

type QuestionRequest = readonly [platform: PlatformName, texts: Texts];
type Face = Readonly<{ amounts: Readonly<Record<string, readonly string[]>>; best: string }>;

function platformOf(name: PlatformName) {
  const platform = loaded.get(name);
  if (!platform) throw new Error(name);
  return platform;
}

/** A sentence of the page as far as it is the same for all comparisons. */
const beginningOf = (sentence: string) => sentence.slice(0, /\{|$/.exec(sentence)?.index);

/** The reason as one word or two, by what the terminal and the page say of it. */
const reasons = [
  ['money moves that is yours already', page.unlike, 'unlike'],
  ['amounts paid differ', page.paidDiffers, 'paid-differs'],
  ['in different countries', page.sellersDiffer, 'sellers-differ'],
  ['cost is counted in one', page.costLeftEmpty, 'cost-left-empty'],
  ['not every fee is published', page.feeNotPublished, 'fee-not-published'],
  ['best two leave the same', page.draw, 'draw'],
] as const;
function bestIn(text: string): string {
  const [, column, more] = /\(column (\d)\) leaves the most: (\S+) more than/.exec(text) ?? [];
  if (column) return `${column} ${more}`;
  return reasons.find((said) => said.slice(0, 2).some((part) => text.includes(beginningOf(part))))?.[2] ?? 'none';
}

/** The package: the functions of its door, by keys. */
function inPackage(all: readonly ScenarioAnswer[]): Face {
  const amounts = roles.map((role) => [
    role,
    all.map(({ answer }) => {
      const line = isRefusal(answer) ? undefined : amountOf(answer, role);
      if (isRefusal(answer) || !line) return '–';
      const bound = boundOf(answer, answer.roles[role]);
      return `${bound ? { 'at-most': '≤ ', 'at-least': '≥ ' }[bound] : ''}${moneyText(line.value)}`;
    }),
  ]);
  const best = bestScenario(all, day);
  if (!best) return { amounts: Object.fromEntries(amounts), best: 'none' };
  if ('refused' in best) return { amounts: Object.fromEntries(amounts), best: best.refused };
  const winner = best.more.units === 0n ? 'draw' : `${best.index + 1} ${moneyText(best.more)}`;
  return { amounts: Object.fromEntries(amounts), best: winner };
}

/** The page: what stands in an address, its columns and its note. */
function onPage(query: readonly QuestionRequest[]): Face {
  const columns = query.map(([tool, texts]) => {
    const platform = platformOf(tool);
    const scenario = scenarioAt(scenarioAddress({ tool, day, typed: typedOf(platform.question, texts) }));
    if (!scenario) throw new Error('its own address is read');
    const words = platforms[tool].calculator;
    return columnOf(scenario, { platform, words, model: modelOf(platform, words, calculators.published) });
  });
  const rows = answeredRows(columns, { roles: page.roles, grounds: page.grounds });
  const amounts = roles.map((role) => [
    role,
    query.map(
      (_, at) => rows.find(({ key }) => key === `role ${role}`)?.cells[at]?.text.replace(/(?<=[≤≥])\u00A0/, ' ') ?? '–',
    ),
  ]);
  const words = {
    ...({ locale: 'en', page, platforms: names, published: calculators.published, sharing } as const),
    fileField: {} as never, // no file is chosen here
  };
  return { amounts: Object.fromEntries(amounts), best: bestIn(bestText({ words, columns })?.text ?? '') };
}

/** The command line: what it prints. */
async function inTerminal(query: readonly QuestionRequest[]): Promise<Face> {
  const commands = query.map(([platform, texts]) => {
    const options = Object.entries(texts).flatMap(([key, text]) =>
      text === undefined ? [] : [`--${hyphenated(key)}="${text}"`],
    );
    return [platform, ...options].join(' ');
  });
  const { code, text } = await answerCommand(['compare', ...commands], day);
  if (code !== 0) throw new Error(text);
  const line = (role: string) => new RegExp(`^${role} +(.*)$`, 'm').exec(text)?.[1]?.split(/ {2,}/) ?? [];
  return { amounts: Object.fromEntries(roles.map((role) => [role, line(role)])), best: bestIn(text) };
}

async function faces(query: readonly QuestionRequest[]) {
  const answers = query.map(([platform, texts]) =>
    answerScenario({ platform, calculator: platformOf(platform), texts, day }),
  );
  return [inPackage(answers), onPage(query), await inTerminal(query)];
}

const ebay: QuestionRequest = ['ebay', { soldPrice: '100', itemCost: '40' }];
const american: QuestionRequest = ['ebay', { soldPrice: '100', itemCost: '40', registered: 'US' }];
const etsy: QuestionRequest = ['etsy', { itemPrice: '100', itemCost: '40' }];
const unit = { sellingPrice: '100', productCost: '40', plan: 'individual' } as const;

test.each<[string, readonly QuestionRequest[]]>([
  ['2 $4.05', [american, etsy]],
  ['sellers-differ', [ebay, etsy]],
  ['1 $1.30', [american, ebay]],
  ['draw', [ebay, ebay]],
  ['paid-differs', [ebay, ['ebay', { soldPrice: '90', itemCost: '40' }]]],
  [
    'unlike',
    [
      ['ebay', { soldPrice: '100' }],
      ['payoneer', { what: 'withdrawal', amount: '100' }],
    ],
  ],
  ['cost-left-empty', [american, ['etsy', { itemPrice: '100' }]]],
  ['cost-left-empty', [american, ['ebay', { soldPrice: '100', itemCost: '40', registered: 'US', store: 'basic' }]]],
  ['cost-left-empty', [american, ['amazon', { ...unit, fulfilment: 'fbm', shippingToBuyer: '5' }]]],
  [
    '2 $10.15',
    [
      ['etsy', { itemPrice: '100', itemCost: '40', pieces: '2' }],
      ['profit-margin', { price: '100', cost: '40' }],
    ],
  ],
])('%s: %j', async (best, query) => {
  const [first, ...others] = await faces(query);
  expect(first?.best).toBe(best);
  for (const face of others) expect(face).toEqual(first);
});

/** Answers that every face takes: what is given is asked for and can be read, and none is refused. */
const anAnswer = fc
  .constantFrom(...platformNames)
  .chain((platform) => arbitraryTexts(platformOf(platform).question).map((texts): QuestionRequest => [platform, texts]))
  .map(([platform, texts]): QuestionRequest => {
    const { question } = platformOf(platform);
    const { answers } = readAnswers(question, texts);
    const query = question.fields.filter(({ applies }) => applies?.(answers) ?? true);
    const input = query.flatMap(({ key }) => (texts[key] === undefined ? [] : [[key, texts[key]] as const]));
    return [platform, Object.fromEntries(input)];
  })
  .filter(([platform, texts]) => {
    const { question, answer } = platformOf(platform);
    const { answers, faults } = readAnswers(question, texts);
    return faults.length === 0 && !isRefusal(answer(answers, day));
  });

test('whatever is compared, the three faces say the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAnswer, { minLength: 2, maxLength: 3 }), async (query) => {
      const [first, ...others] = await faces(query);
      for (const face of others) expect(face).toEqual(first);
    }),
    casesTimes(0.25),
  );
});
