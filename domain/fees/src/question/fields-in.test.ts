import { expect, test } from 'vitest';
import { fieldsIn } from './fields-in.ts';
import { asking } from './question.ts';

const question = asking()
  .group('sale')
  .amount('price', { currency: 'USD' })
  .yes('isNew')
  .amount('postage', { currency: 'USD' })
  .group('costs')
  .amount('goods', { currency: 'USD' })
  .asked();

test('the fields of a kind in a part, in the order of the question', () => {
  const keys = (fields: readonly Readonly<{ key: string }>[]) => fields.map(({ key }) => key);

  expect(keys(fieldsIn(question, 'sale', 'amount'))).toEqual(['price', 'postage']);
  expect(keys(fieldsIn(question, 'sale', 'yes'))).toEqual(['isNew']);
  expect(keys(fieldsIn(question, 'costs', 'yes'))).toEqual([]);
});
