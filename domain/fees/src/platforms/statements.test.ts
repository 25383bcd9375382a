/** A statement can be checked by adding it up: what is taken off stands below zero. */
import { add, compare, currencies, isCurrency, subtract, toExactText, type Decimal } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryTexts } from '../../testing/arbitrary.ts';
import type { Answer, Section } from '../answer.ts';
import type { Calculator } from '../platform.ts';
import { loadPlatform, platformNames } from '../platforms.ts';
import { readAnswers } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import { statementOf } from '../statement.ts';
import { explain, workedOut } from '../trace/explain.ts';
import { quick as amazon } from './amazon/quick/index.ts';
import { quick as ebay } from './ebay/quick/index.ts';
import { quick as paypal } from './paypal/quick/index.ts';
import { quick as wise } from './wise/quick/index.ts';

const platforms = await Promise.all(platformNames.map(async (name) => ({ name: name, ...(await loadPlatform(name)) })));
const quick = Object.entries({ amazon, ebay, paypal, wise }).map(([name, one]) => ({ name: `${name}, quick`, ...one }));
const calculators: readonly (Calculator & Readonly<{ name: string }>)[] = [...platforms, ...quick];

/** Wise rounds the fee once, and its parts only to show them. */
const roundsParts = new Set(['wise']);

/** What an exchange lost is no part of a sum: what was received is without it. */
const aside = 'lost';

/** The row that those before it add up to; where there is none, rows that are taken off lead to the total. */
function sumOf({ roles, lines, total }: Answer, { group, rows }: Section): string | undefined {
  const paid = group === 'in' ? [roles.revenue] : []; // with a fee on top, what is paid stands below the fee
  const sums = [...paid, roles.fees, roles.costs, 'arrives'].filter((key) => key !== aside);
  const found = rows.findLast(({ key }) => sums.includes(key) && lines[key])?.key;
  return found ?? (rows.some(({ isLess, key }) => isLess && lines[key]) ? total : undefined);
}

/** The amounts of a group in the currency of its sum, as a statement shows them, and the sum. */
function addedUp(answer: Answer, section: Section) {
  const { rows } = section;
  const key = sumOf(answer, section);
  const total = answer.lines[key ?? '']?.value;
  if (total?.currency === undefined || !isCurrency(total.currency)) return undefined;
  const shown = statementOf(answer);
  const end = rows.findIndex((row) => row.key === key);
  const parts = (end < 0 ? rows : rows.slice(0, end))
    .flatMap((row) => (row.key === aside ? [] : (shown[row.key]?.value ?? [])))
    .filter(({ currency }) => currency === total.currency);
  return parts.length > 0
    ? { parts, total, coin: { units: 1n, scale: currencies[total.currency].decimals } }
    : undefined;
}

const nothing: Decimal = { units: 0n, scale: 0 };
const withoutSign = (value: Decimal): Decimal => (value.units < 0n ? subtract(nothing, value) : value);
/** So many that each discount has its turn. */
const enough = { numRuns: Math.max(300, fc.readConfigureGlobal().numRuns ?? 0) };

test.each(calculators)('$name: the rows of a group add up to its sum', ({ name, question, answer }) => {
  fc.assert(
    fc.property(arbitraryTexts(question), (texts) => {
      const found = answer(readAnswers(question, texts).answers, '2026-11-21');
      if (isRefusal(found)) return;
      for (const section of found.sheet) {
        const sum = addedUp(found, section);
        if (!sum) continue;
        const off = withoutSign(subtract(sum.parts.reduce<Decimal>(add, nothing), sum.total));
        expect(compare(off, roundsParts.has(name) ? sum.coin : nothing), section.group).toBeLessThanOrEqual(0);
      }
    }),
    enough,
  );
});

test.each([
  ['ebay', { registered: 'US', soldPrice: '100', topRated: 'yes' }, 'topRatedDiscount'],
  ['wise', { from: 'USD', to: 'INR', amount: '100000' }, 'volumeDiscount'],
  ['amazon', { marketplace: 'uk', sellingPrice: '25', fulfilment: 'fbm' }, 'vatInPrice'],
  ['paypal', { country: 'US', soldPrice: '100', withdrawal: 'instant' }, 'withdrawalFee'],
] as const)('%s %o: %s stands below zero', async (name, texts, key) => {
  const { question, answer } = await loadPlatform(name);
  const found = answer(readAnswers(question, texts).answers, '2026-11-21');
  if (isRefusal(found)) throw new Error(found.refused);
  expect(found.lines[key]?.value.units).toBeGreaterThan(0n);
  const shown = statementOf(found)[key];
  expect(shown?.value.units).toBeLessThan(0n);
  if (!shown) return;
  const { value } = explain(shown);
  expect(toExactText(workedOut(explain(shown))), 'what opens it comes to what it shows').toBe(value);
});
