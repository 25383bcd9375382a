/** Sri Lankan VAT on the fees of platforms abroad: only where somebody says that it is charged, and never on goods. */
import { multiply, rate, roundHalfUp, subtract, toText, type Money } from '@formation/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryTexts } from '../../testing/arbitrary.ts';
import { amountOf } from '../answer.ts';
import { loadPlatform, platformNames, type PlatformName } from '../platforms.ts';
import { readAnswers, type Texts } from '../question/read.ts';
import { isRefusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';

const day = '2026-11-21';
const all = await Promise.all(platformNames.map(async (name) => ({ name, ...(await loadPlatform(name)) })));
/** Banks are at home; YouTube pays out a share of what it takes from others, and charges nobody for it. */
const withoutVat: readonly PlatformName[] = ['bank-wires', 'youtube'];
const charging = all.filter(({ table, name }) => Object.keys(table).length > 0 && !withoutVat.includes(name));

async function reply(name: PlatformName, texts: Texts, on: IsoDate = day) {
  const { question, answer } = await loadPlatform(name);
  const found = answer(readAnswers(question, texts).answers, on);
  if (isRefusal(found)) throw new Error(JSON.stringify(found));
  const shown = (line: Readonly<{ value: Money }> | undefined) => line && toText(line.value);
  return { notCounted: found.notCounted, fees: shown(amountOf(found, 'fees')), left: shown(amountOf(found, 'profit')) };
}

test.each<[PlatformName, Texts, readonly [before: string, after: string]]>([
  ['ebay', { soldPrice: '45' }, ['7.11', '8.39']], // 7.11 × 18% = 1.2798
  ['amazon', { sellingPrice: '100', fulfilment: 'fbm' }, ['15.00', '17.70']],
  ['etsy', { country: 'US', itemPrice: '100' }, ['9.95', '11.74']], // 0.20 + 6.50 + 3.25, and 1.791
  ['paypal', { country: 'LK', soldPrice: '100', currency: 'USD' }, ['4.70', '5.55']],
])('%s %o: the fees are %o', async (name, texts, fees) => {
  const [without, withIt] = [await reply(name, texts), await reply(name, { ...texts, sriLankanVat: 'yes' })];
  expect([without.fees, withIt.fees]).toEqual(fees);
  expect(without.notCounted).toContain('sriLankanVat');
  expect(withIt.notCounted).not.toContain('sriLankanVat');
});

test('before 1 July 2026 nobody adds it, and nothing is said of it', async () => {
  const sold = { soldPrice: '45', sriLankanVat: 'yes' };
  expect(await reply('ebay', sold, '2026-06-30')).toEqual(await reply('ebay', { soldPrice: '45' }, '2026-06-30'));
  expect((await reply('ebay', sold, '2026-06-30')).notCounted).not.toContain('sriLankanVat');
  expect((await reply('ebay', sold, '2026-07-01')).fees).toBe('8.39');
});

test('an account elsewhere is not asked for it', async () => {
  const american = { registered: 'US', soldPrice: '45' };
  expect(await reply('ebay', { ...american, sriLankanVat: 'yes' })).toEqual(await reply('ebay', american));
  expect((await reply('ebay', american)).notCounted).not.toContain('sriLankanVat');
});

describe.each(charging)('$name', ({ question, answer }) => {
  test('it says that VAT is not counted, or counts 18% of its fees', () => {
    let counted = 0;
    fc.assert(
      fc.property(arbitraryTexts(question), (texts) => {
        const { answers } = readAnswers(question, texts);
        const field = question.fields.find(({ key }) => key === 'sriLankanVat');
        const found = answer(answers, day);
        if (isRefusal(found) || field?.applies?.(answers) === false) return;
        const vat = found.lines['sriLankanVat'];
        expect(found.notCounted.includes('sriLankanVat')).toBe(vat === undefined);
        if (!vat) return;
        counted += 1;
        const [base] = 'of' in vat.how ? vat.how.of : [];
        const [fees] = base && 'of' in base.how ? base.how.of : [];
        if (!fees) throw new Error('VAT of nothing');
        const exact = roundHalfUp(multiply(fees.value, rate('0.18')), vat.value.scale);
        expect(subtract(vat.value, exact).units).toBe(0n);
      }),
      { numRuns: Math.max(100, fc.readConfigureGlobal().numRuns ?? 0) },
    );
    expect(counted).toBeGreaterThan(0);
  });
});
