/** What a page shows is what a program is told: the same result, and the same amounts by the same names. */
import { messages } from '@formation/content';
import { hyphenated, loadPlatform, type PlatformName, platformNames } from '@formation/fees';
import { isCurrency, money, moneyText } from '@formation/money';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { line, openCalculator, total } from './calculator-page.ts';

type Amount = Readonly<{ key: string; label: string; value: string; unit?: string }>;
type Sent = Readonly<{ lines: readonly Amount[]; total: string }>;
type Refused = Readonly<{ faults?: readonly Readonly<{ field: string }>[]; field: string }>;

/** A hundred for whatever a question needs, as its refusals say one after another. */
async function answered(request: APIRequestContext, platform: PlatformName, query: URLSearchParams): Promise<Sent> {
  const { question } = await loadPlatform(platform);
  const answer = await request.get(`/api/v1/fees/${platform}?${query.toString()}`);
  if (answer.status() === 200) return (await answer.json()) as Sent; // ours
  const { field, faults = [{ field }] } = (await answer.json()) as Refused; // ours
  const needed = question.fields.filter(({ key }) => faults.some((fault) => fault.field === hyphenated(key)));
  for (const { key } of needed) query.set(key, '100'); // as a link of the page names it
  return answered(request, platform, query);
}

/** An amount of money as a page writes it. */
const written = ({ value, unit = '' }: Amount) => (isCurrency(unit) ? moneyText(money(value, unit)) : undefined);

for (const platform of platformNames.filter((name) => 'page' in messages.en.platforms[name]))
  test(`${platform}: the page shows what the call answers`, async ({ page, request }) => {
    const query = new URLSearchParams({ day: '2026-11-21' });
    const sent = await answered(request, platform, query);
    const result = sent.lines.find(({ key }) => key === sent.total);
    await openCalculator(page, `/calculator/${platform}?mode=published&${query.toString()}`);
    if (result) await expect(total(page)).toHaveText(written(result) ?? /\S/);

    let seen = 0;
    for (const amount of sent.lines.filter(({ unit = '' }) => isCurrency(unit))) {
      const shown = line(page, amount.label);
      if ((await shown.count()) !== 1) continue; // the result itself, or a name that two parts share
      expect.soft(await shown.innerText(), amount.label).toBe(written(amount));
      seen += 1;
    }
    expect(seen).toBeGreaterThan(0);
  });
