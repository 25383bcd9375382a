import type { IsoDate } from '@formation/calendar';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { queryWith } from '../../../lib/sharing/query-state.ts';
import { costOption } from '../form/cost-option.ts';
import { costSettings, countOption } from '../form/count-option.ts';
import { defaultFields } from '../form/default-fields.ts';
import { packagePrices } from './package-prices.ts';

/**
 * What the tool shows when some of its fields are filled in, and the query with which it opens so.
 *
 * @param fields - fields of the tool by their names; the others hold what they hold at first.
 * @throws RangeError where the tool would refuse to count.
 */
export function counted(fields: Readonly<Record<string, string | undefined>>, today: IsoDate) {
  const defaults = defaultFields(today);
  const filled = Object.entries(fields).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
  const typed: Typed = { ...defaults, ...Object.fromEntries(filled) };
  const option = costOption(typed);
  const settings = costSettings(typed, today, { us: packagePrices('us'), uk: packagePrices('uk') });
  const cost = countOption(option, settings);
  if ('refused' in cost) throw new RangeError(`The cost tool refuses: ${cost.refused}`);
  return { option, settings, cost, query: queryWith('', typed, { defaults, always: ['day'] }) };
}
