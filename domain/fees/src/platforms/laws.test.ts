/** What holds for every platform, and for every answer to its question that anybody can give. */
import { compare, subtract, toExactText } from '@formation/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryTexts } from '../../testing/arbitrary.ts';
import { amountOf, totalOf, type Answer } from '../answer.ts';
import type { Calculator } from '../platform.ts';
import { loadPlatform, platformNames } from '../platforms.ts';
import { textsOf, typedOf } from '../question/form.ts';
import { jsonSchema } from '../question/json-schema.ts';
import { readAnswers, type Texts } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import { eventFaults } from '../schedule/change-event.ts';
import { tableFaults } from '../schedule/table-faults.ts';
import { explain, workedOut } from '../trace/explain.ts';
import { quick as amazon } from './amazon/quick/index.ts';
import { defaultReferralRates, referralRates, returnGoal } from './amazon/quick/tables.ts';
import { quick as ebay } from './ebay/quick/index.ts';
import { fees as ebayFees } from './ebay/quick/tables.ts';
import { quick as paypal } from './paypal/quick/index.ts';
import { fees as paypalFees } from './paypal/quick/tables.ts';
import { quick as wise } from './wise/quick/index.ts';
import { prices } from './wise/quick/tables.ts';

const day = '2026-11-21';

const platforms = await Promise.all(platformNames.map(async (name) => ({ name: name, ...(await loadPlatform(name)) })));
const quick = Object.entries({ amazon, ebay, paypal, wise }).map(([name, one]) => ({ name: `${name}, quick`, ...one }));
const calculators: readonly (Calculator & Readonly<{ name: string }>)[] = [...platforms, ...quick];

/** The answer as a face gets it; nothing when the platform refuses. */
function reply({ question, answer }: Calculator, texts: Texts): Answer | undefined {
  const accepted = answer(readAnswers(question, texts).answers, day);
  return isRefusal(accepted) ? undefined : accepted;
}

describe.each(platforms)('$name', ({ table, events = [] }) => {
  test('its table is in order', () => {
    expect(tableFaults(table)).toEqual([]);
  });

  test('each row that a change names has an entry of its day', () => {
    expect(eventFaults(table, events)).toEqual([]);
  });
});

test.each([
  ['amazon', { referralRates, defaultReferralRates, returnGoal }],
  ['ebay', ebayFees],
  ['paypal', paypalFees],
  ['wise', prices],
] as const)('%s, quick: its fees are in order', (_, table) => {
  expect(tableFaults(table)).toEqual([]);
});

const estimates = calculators.filter(({ name }) => name.endsWith(', quick'));

test.each(estimates)('$name: it says what it leaves out', (calculator) => {
  expect(reply(calculator, {})?.notCounted).not.toEqual([]);
});

/** What rounding each of two lines to the coin may leave over. */
const roundedAway = { units: 1n, scale: 2 };

/** However few cases the laws try, among so many each line has its turn. */
const enoughForEveryLine = { numRuns: Math.max(200, fc.readConfigureGlobal().numRuns ?? 0) };

describe.each(calculators)('$name', (calculator) => {
  const { question, goals } = calculator;
  const someTexts = arbitraryTexts(question);

  test('every figure follows from its own trace', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const { lines = {} } = reply(calculator, texts) ?? {};
        for (const line of Object.values(lines)) {
          expect(line && toExactText(workedOut(explain(line))), line?.key).toBe(line && toExactText(line.value));
        }
      }),
    );
  });

  test('each line stands under its own key, the sheet names lines, and it comes to one of them', () => {
    const shown = new Set<string>();
    const named = new Set<string>();
    fc.assert(
      fc.property(someTexts, (texts) => {
        const answer = reply(calculator, texts);
        if (!answer) return;
        for (const [key, line] of Object.entries(answer.lines)) expect(line?.key).toBe(key);
        for (const key of Object.keys(answer.lines)) shown.add(key);
        for (const { rows } of answer.sheet) for (const { key } of rows) named.add(key);
        expect(totalOf(answer).key).toBe(answer.total);
      }),
      enoughForEveryLine,
    );
    expect([...named].filter((key) => !shown.has(key) && key !== 'peakFee')).toEqual([]); // every season has prices by size
  });

  test('what is left is what was paid less all that was taken', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const answer = reply(calculator, texts);
        const [paid, left, ...takenOff] = (['revenue', 'profit', 'fees', 'costs'] as const).map(
          (role) => answer && amountOf(answer, role)?.value,
        );
        const nothing = { units: 0n, scale: 0 };
        const isOneCurrency = [left, ...takenOff].every((one) => !one || one.currency === paid?.currency);
        if (!paid || !left || !isOneCurrency) return;
        const rest = takenOff.reduce((before, taken) => subtract(before, taken ?? nothing), subtract(paid, nothing));
        expect(compare(left, rest)).toBeLessThanOrEqual(0);
        const [fees] = takenOff;
        if (fees && left.units > 0n) expect(compare(subtract(rest, left), roundedAway)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('a form and its address say the same as the texts', () => {
    fc.assert(
      fc.property(someTexts, (texts) => {
        const { answers } = readAnswers(question, texts);
        expect(readAnswers(question, textsOf(question, typedOf(question, texts))).answers).toEqual(answers);
      }),
    );
  });

  test('its schema names every field, and what must be given', () => {
    const { properties, required } = jsonSchema(question, 'test');
    expect(Object.keys(properties)).toEqual(question.fields.map(({ key }) => key));
    for (const key of required)
      expect(readAnswers(question, {}).faults).toContainEqual(expect.objectContaining({ key }));
  });

  test.each(goals)('asked for $id, nothing is found for a field that is not asked', (goal) => {
    const field = question.fields.find(({ key }) => key === goal.field);
    fc.assert(
      fc.property(someTexts, (texts) => {
        const { answers } = readAnswers(question, texts);
        if (field?.applies?.(answers) !== false && goal.applies?.(answers) !== false) return;
        expect(goal.solve(answers, { units: 1n, scale: 0 }, day)).toEqual({ refused: 'unreachable' });
      }),
    );
  });

  test.each(goals)('asked for $id, the answer put back gives it, and the neighbour does not', (goal) => {
    const isShare = goal.wanted?.kind === 'percent';
    const aWish = fc.integer({ min: isShare ? 1 : 0, max: isShare ? 60 : 5_000 }); // a share of nothing is 0, below as above
    fc.assert(
      fc.property(someTexts, aWish, (texts, wish) => {
        const { answers } = readAnswers(question, texts);
        const wanted = { units: BigInt(wish), scale: goal.wanted?.kind === 'percent' ? 2 : 0 };
        const solved = goal.solve(answers, wanted, day);
        if (isRefusal(solved)) return;
        const again = calculator.answer({ ...answers, [goal.field]: solved.value }, day);
        expect(isRefusal(again) ? again : toExactText(again.lines[solved.reached.key]?.value ?? wanted)).toBe(
          toExactText(solved.reached.value),
        );
        const target = goal.wanted ? wanted : { units: 0n, scale: 0 };
        expect(compare(solved.reached.value, target)).toBeGreaterThanOrEqual(0);
        if (solved.below) expect(subtract(solved.below.reached.value, target).units).toBeLessThan(0n);
        if (solved.isExact && solved.bound === 'lowest' && goal.wanted?.kind === 'amount') {
          expect(compare(solved.reached.value, target)).toBe(0);
        }
      }),
    );
  });
});
