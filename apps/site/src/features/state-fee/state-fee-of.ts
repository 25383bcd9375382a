import type { IsoDate } from '@formation/calendar';
import { inLanguage, type Locale, messages, packages } from '@formation/content';
import { stateFee } from '@formation/formation';
import { localePath } from '../../lib/language/locale.ts';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { feeLines } from './fee-lines.ts';
import { stateFees } from './state-fees.ts';

/** The day on which somebody last read the fees. */
const readOn = (day: IsoDate) => stateFee({ state: 'DE', kind: 'llc' }, day).source?.checked ?? day;

/** All that the choice of a state needs on a page, made when the page is built. */
export const stateFeeOf = (locale: Locale, day: IsoDate) => ({
  words: messages[locale].stateFee,
  fees: feeLines(stateFees(day)),
  packages: packages.us.map(({ name, price }) => ({ name: inLanguage(name, locale), price })),
  day: shortDay(locale, readOn(day)),
  costHref: localePath(locale, '/company-cost'),
});
