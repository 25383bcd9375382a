import { expect, test } from 'vitest';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { formWith, givenIn, isUntouched, readInto } from './form-state.ts';

const proposed = { amount: '1000', rate: '' };

/** A form that opens with `initial`, read after each of the inputs. */
const formAfter = (initial: Typed, ...inputs: readonly Typed[]) =>
  inputs.reduce((form, typed) => readInto(form, typed, proposed), formWith(initial));

const opened = { amount: '1000', rate: '', country: 'LK' };

test.each<readonly [string, Typed, readonly Typed[], Typed]>([
  ['what it proposes is nobody’s', {}, [opened], { rate: '', country: 'LK' }],
  ['a choice beside it takes no number along', {}, [opened, { ...opened, country: 'US' }], { rate: '', country: 'US' }],
  [
    'one number that is typed makes all of them the visitor’s',
    {},
    [opened, { ...opened, rate: '5' }],
    { ...opened, rate: '5' },
  ],
  ['the very number that it proposed, typed', {}, [opened, { ...opened, amount: '7' }, opened], opened],
  ['a number that a link names, though it is the proposed one', { amount: '1000' }, [opened], opened],
  ['a proposed number that is emptied', {}, [opened, { ...opened, amount: '' }], { ...opened, amount: '' }],
  ['a number that was typed before it was first read', {}, [{ ...opened, amount: '7' }], { ...opened, amount: '7' }],
])('%s', (_, initial, inputs, input) => {
  expect(givenIn(formAfter(initial, ...inputs))).toEqual(input);
});

test('without proposed numbers all is given', () => {
  expect(givenIn({ ...formWith({}), typed: { soldPrice: '' } })).toEqual({ soldPrice: '' });
});

test('a number without a proposal that was emptied again counts as untouched', () => {
  expect(isUntouched(proposed, { typed: opened, touched: ['rate'] })).toBe(true);
});

test('what stood in the form when it was first read stays known', () => {
  expect(formAfter({}, opened, { ...opened, rate: '5' }).opened).toEqual(opened);
});
