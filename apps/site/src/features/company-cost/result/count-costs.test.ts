import { moneyText } from '@formation/money';
import { expect, test } from 'vitest';
import { typedIn } from '../../../lib/sharing/query-state.ts';
import { costOption } from '../form/cost-option.ts';
import { costSettings, countOption } from '../form/count-option.ts';
import { defaultFields } from '../form/default-fields.ts';
import { counted } from './count-costs.ts';
import { packagePrices } from './package-prices.ts';

const today = '2026-11-22';
const prices = { us: packagePrices('us'), uk: packagePrices('uk') };

/** What the tool counts when somebody opens a link. */
function opened(query: string) {
  const defaults = defaultFields(today);
  const typed = { ...defaults, ...typedIn(query, defaults) };
  return countOption(costOption(typed), costSettings(typed, today, prices));
}

test.each([
  [{ place: 'uk', level: 'basic' }],
  [{ place: 'us', state: 'DE', kind: 'corporation', level: 'enterprise' }],
  [{ place: 'hk', level: '' }],
  [{ place: 'us', state: 'WY', kind: 'llc', level: 'basic' }],
])('%j: the link opens the tool with the same sums', (fields) => {
  const { cost, query } = counted(fields, today);
  const tool = opened(query);
  if ('refused' in tool) throw new Error(tool.refused);

  expect(tool.lines).toEqual(cost.lines);
  expect(tool.years.map(({ USD }) => moneyText(USD))).toEqual(cost.years.map(({ USD }) => moneyText(USD)));
});

test('what differs from the tool at first stands in the link, with its day', () => {
  expect(Object.fromEntries(new URLSearchParams(counted({ place: 'hk', level: '' }, today).query))).toEqual({
    place: 'hk',
    level: '',
    day: today,
  });
});
