import type { IsoDate } from '@formation/calendar';
import { boxOf, everyService } from './cost-option.ts';

/** A company in each of the other places, and none. */
const saved = 'uk_basic~hk~lk';

const services = Object.fromEntries(
  everyService.flatMap(({ key, isUsual }) => [
    [boxOf(key, isUsual), isUsual ? 'on' : ''],
    [`${key}-price`, ''],
  ]),
);

/** What the fields hold when the page opens: the most asked for. */
export const defaultFields = (day: IsoDate) => ({
  place: 'us',
  state: 'WY',
  kind: 'llc',
  level: 'basic',
  years: '3',
  currency: 'USD',
  rupees: '',
  shares: '',
  issued: '',
  assets: '',
  have: '',
  day,
  with: saved,
  ...services,
});
