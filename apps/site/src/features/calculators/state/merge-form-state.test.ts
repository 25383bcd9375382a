import { expect, test } from 'vitest';
import { mergeFormState } from './merge-form-state.ts';

const quick = { soldPrice: '100', category: 'electronics', topRatedSeller: 'on' };
const opened = { soldPrice: '100', category: 'most-categories', topRatedSeller: 'on', store: 'none' };
const merged = (typed: Readonly<Record<string, string>>) => mergeFormState(quick, { opened, typed, given: typed });

test('the first time, what the visitor has given is handed over', () => {
  const { soldPrice, ...given } = quick;

  expect(mergeFormState(undefined, { opened: quick, typed: quick, given })).toEqual(given);
});

test('the form that was left opens as it was', () => {
  expect(mergeFormState(quick, { opened: undefined, typed: {}, given: {} })).toEqual(quick);
  expect(merged(opened)).toEqual(quick);
});

test('with what has been changed since', () => {
  const { topRatedSeller: _, ...unticked } = opened;

  expect(merged({ ...unticked, soldPrice: '150', store: 'basic' })).toEqual({
    soldPrice: '150',
    category: 'electronics',
    store: 'basic',
  });
});

test('an emptied field is empty in the other form', () => {
  expect(merged({ ...opened, soldPrice: '' })).toMatchObject({ soldPrice: '' });
});
