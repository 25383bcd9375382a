import type { StateCode } from '../src/tables/us-state-reports.ts';

/**
 * When each state wants its report from an LLC and from a corporation, written down a second time, from another
 * compilation of the states' pages (21 November 2026), to reckon the table of the rules after.
 *
 * `on 05-01`: a day of every year after formation; `/2same`: every second year, even or odd as the year of formation;
 * `/2first`: every second year from the first; `/odd`, `/even`; `skip 09-30`: formed later, none in the next year.
 * `year 4/15`: the 15th of the fourth month after the tax year; `year+3m`: three months after it. The others count
 * from the anniversary; `window 2` ends two months after its month. `first 90d`: a first report 90 days on.
 */
export const stateNotes: Readonly<Record<StateCode, readonly [llc: string, corporation: string]>> = {
  AK: ['on 01-02/2same; first 6m', 'on 01-02/2same; first 6m'],
  AL: ['year 3/15', 'year 4/15'],
  AR: ['on 05-01', 'on 05-01'],
  AZ: ['none', 'day'],
  CA: ['month-end/2; first 90d', 'month-end; first 90d'],
  CO: ['window 2', 'window 2'],
  CT: ['on 03-31', 'month-end; first 30d'],
  DC: ['on 04-01/2first', 'on 04-01/2first'],
  DE: ['on 06-01', 'on 03-01'],
  FL: ['on 05-01', 'on 05-01'],
  GA: ['on 04-01', 'on 04-01; first 90d'],
  HI: ['quarter-end', 'quarter-end'],
  IA: ['on 04-01/odd', 'on 04-01/even'],
  ID: ['month-end', 'month-end'],
  IL: ['before-month', 'before-month'],
  IN: ['month-end/2', 'month-end/2'],
  KS: ['on 04-15/2same', 'on 04-15/2same'],
  KY: ['on 06-30', 'on 06-30'],
  LA: ['day', 'day'],
  MA: ['day', 'year 3/15'],
  MD: ['on 04-15', 'on 04-15'],
  ME: ['on 06-01', 'on 06-01'],
  MI: ['on 02-15 skip 09-30', 'on 05-15'],
  MN: ['on 12-31', 'on 12-31'],
  MO: ['none', 'month-end; first 30d'],
  MS: ['on 04-15', 'on 04-15'],
  MT: ['on 04-15', 'on 04-15'],
  NC: ['on 04-15', 'year 4/15'],
  ND: ['on 11-15', 'on 08-01'],
  NE: ['on 04-01/odd', 'on 03-01/even'],
  NH: ['on 04-01', 'on 04-01'],
  NJ: ['month-end', 'month-end'],
  NM: ['none', 'year 4/15/2; first 30d'],
  NV: ['month-end', 'month-end'],
  NY: ['window 0/2', 'window 0/2'],
  OH: ['none', 'none'],
  OK: ['day', 'none'],
  OR: ['day', 'day'],
  PA: ['on 09-30', 'on 06-30'],
  RI: ['on 05-01', 'on 05-01'],
  SC: ['none', 'year 4/15'],
  SD: ['month-first', 'month-first'],
  TN: ['year 4/1', 'year 4/1'],
  TX: ['on 05-15', 'on 05-15'],
  UT: ['month-end', 'month-end'],
  VA: ['month-end', 'month-end'],
  VT: ['year+3m', 'year+2.5m'],
  WA: ['month-end; first 120d', 'month-end; first 120d'],
  WI: ['quarter-end', 'quarter-end'],
  WV: ['on 06-30', 'on 06-30'],
  WY: ['month-first', 'month-first'],
};
