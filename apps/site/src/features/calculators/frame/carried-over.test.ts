import { expect, test } from 'vitest';
import { carriedOver } from './carried-over.ts';

const quick = { soldPrice: '100', category: 'electronics', topRatedSeller: 'on' };
const opened = { soldPrice: '100', category: 'most-categories', topRatedSeller: 'on', store: 'none' };

test('the first time all is carried', () => {
  expect(carriedOver(undefined, { opened: undefined, now: quick })).toEqual(quick);
});

test('the form that was left opens as it was', () => {
  expect(carriedOver(quick, { opened: undefined, now: opened })).toEqual(quick);
  expect(carriedOver(quick, { opened, now: opened })).toEqual(quick);
});

test('with what has been changed since', () => {
  const { topRatedSeller: _, ...unticked } = opened;
  expect(carriedOver(quick, { opened, now: { ...unticked, soldPrice: '150', store: 'basic' } })).toEqual({
    soldPrice: '150',
    category: 'electronics',
    store: 'basic',
  });
});

test('an emptied field is empty in the other form', () => {
  expect(carriedOver(quick, { opened, now: { ...opened, soldPrice: '' } })).toMatchObject({ soldPrice: '' });
});
