import { expect, test } from 'vitest';
import type { FieldGroup } from '../published/published-model.ts';
import { withDefaults } from './default-fields.ts';

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
  expect(withDefaults(fields, {})).toEqual({ amount: '1000', cost: '', way: 'card' });
});

test('what is initial here comes before', () => {
  const initial = { amount: '', way: 'bank', abroad: 'on' };

  expect(withDefaults(fields, initial)).toEqual({ ...initial, cost: '' });
});
