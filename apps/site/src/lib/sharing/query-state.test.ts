import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryWith, typedIn } from './query-state.ts';

const defaults = { place: 'us', state: 'WY', price: '', agent: 'on', day: '2026-11-21' };
const fields = { defaults: defaults, always: ['day'] };

test.each([
  // the address now, what differs, the address then
  ['', {}, ''], // nothing was changed: the address stays bare
  ['', { state: 'DE' }, '?state=DE&day=2026-11-21'], // the day is always named with it
  ['', { price: '99.50' }, '?price=99.50&day=2026-11-21'],
  ['?utm=mail', { place: 'uk' }, '?utm=mail&place=uk&day=2026-11-21'], // what others keep there stays
  ['?state=TX&utm=mail', {}, '?utm=mail'], // back to the defaults
])('from %j with %j to %j', (search, changed, expected) => {
  expect(queryWith(search, { ...defaults, ...changed }, fields)).toBe(expected);
});

test('a box that is ticked at first and not any more is named without a value', () => {
  const { agent, ...unticked } = defaults;

  expect(agent).toBe('on');
  expect(queryWith('', unticked, fields)).toBe('?agent=&day=2026-11-21');
});

test.each([
  ['?state=DE&other=1', { state: 'DE' }], // only our own fields
  ['?state=TX&state=DE', { state: 'DE' }],
  [`?price=${'9'.repeat(301)}`, {}],
  ['?%E0%A4%A=1&&&=', {}], // broken escapes do no harm
  ['?__proto__=1&constructor=2', {}],
])('%j gives %j', (search, expected) => {
  expect(typedIn(search, defaults)).toEqual(expected);
});

test('what was typed comes back from its own address', () => {
  const typed = fc.record({ place: fc.string(), state: fc.string(), price: fc.string(), agent: fc.string() });
  fc.assert(
    fc.property(typed, (changed) => {
      const all = { ...defaults, ...changed };

      expect({ ...defaults, ...typedIn(queryWith('', all, fields), defaults) }).toEqual(all);
    }),
  );
});
