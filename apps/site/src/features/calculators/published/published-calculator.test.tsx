import { messages } from '@formation/content';
import { isRefusal, loadPlatform, platformNames } from '@formation/fees';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boundedText } from '../../../lib/figures/figure-text.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { formWith } from '../state/form-state.ts';
import { modelOf } from './platform-model.ts';
import { PublishedCalculator } from './published-calculator.tsx';

const { calculators, platforms } = messages.en;
const { published, shared } = calculators;
const day = '2026-11-21';

/** The result that the sheet shows, and what a part under it comes to. */
async function shown(name: (typeof platformNames)[number], initial: Typed) {
  const { calculator } = platforms[name];
  const model = modelOf(await loadPlatform(name), calculator, published);
  const input: Typed[] = [];
  const markup = renderToStaticMarkup(
    <PublishedCalculator
      tool={name}
      noSuchDay={false}
      model={model}
      words={{ published, shared }}
      title={calculator.title}
      resultTitle={calculator.result}
      day={day}
      form={formWith(initial)}
      onRead={() => undefined}
      onUnpin={undefined}
      onDay={() => undefined}
      beneath={(typed) => {
        input.push(typed);
        return null;
      }}
    />,
  );
  const answer = model.answer(input.at(-1) ?? {}, day);
  const beneath = isRefusal(answer) ? answer.refused : boundedText(answer.total.figure, answer.total.bound);
  const asksDay = markup.includes('type="date"');
  return { asksDay, result: /<output class="amt"[^>]*>([^<]*)/.exec(markup)?.[1], beneath };
}

test.each(platformNames)('%s: what stands under the example is of the example', async (name) => {
  const { result, beneath } = await shown(name, {});
  expect(beneath).toBe(result);
});

test('what stands under an answer is of what was typed', async () => {
  const { result, beneath } = await shown('amazon', { sellingPrice: '50', fulfillment: 'fbm' });
  expect(result).toMatch(/^\$\d/);
  expect(beneath).toBe(result);
});

test.each(platformNames)('%s: a day is asked where fees have one', async (name) => {
  const { table } = await loadPlatform(name);
  expect((await shown(name, {})).asksDay).toBe(Object.keys(table).length > 0);
});

test('paid by card, Wise says what arrives at most', async () => {
  const byCard = { from: 'GBP', to: 'EUR', amount: '750', method: 'debitCard' };
  const [atMost, exact] = [await shown('wise', byCard), await shown('wise', { ...byCard, method: 'bankTransfer' })];
  expect(atMost.result).toBe(`≤\u00a0${exact.result}`);
});
