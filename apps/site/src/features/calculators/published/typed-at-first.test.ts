import { expect, test } from 'vitest';
import type { FieldGroup } from './published-model.ts';
import { typedAtFirst } from './typed-at-first.ts';

const fields: readonly FieldGroup[] = [
  {
    title: 'Payment',
    fields: [
      { kind: 'amount', name: 'amount', label: 'Amount', initial: '1000' },
      { kind: 'amount', name: 'cost', label: 'Cost' },
    ],
  },
  {
    title: 'How',
    fields: [
      {
        kind: 'choice',
        name: 'way',
        label: 'Way',
        options: [
          { value: 'card', label: 'Card' },
          { value: 'bank', label: 'Bank' },
        ],
      },
      { kind: 'check', name: 'abroad', label: 'Abroad' },
    ],
  },
];

test('a form begins with what its fields hold', () => {
  expect(typedAtFirst(fields, {})).toEqual({ amount: '1000', cost: '', way: 'card' });
});

test('what is carried here comes before', () => {
  const carried = { amount: '', way: 'bank', abroad: 'on' };

  expect(typedAtFirst(fields, carried)).toEqual({ ...carried, cost: '' });
});
