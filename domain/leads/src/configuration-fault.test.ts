import { expect, test } from 'vitest';
import { configurationFault } from './configuration-fault.ts';

const ids = { userId: 'site', serviceId: 'enquiries', templateId: 'contact' };

test.each([
  [{ ...ids, userId: '' }, {}, /public key/],
  [{ ...ids, userId: 7 }, {}, /public key/],
  [{ ...ids, serviceId: undefined }, {}, /service ID/],
  [{ ...ids, templateId: null }, {}, /template ID/],
  [ids, [], /template params/],
  [ids, 'text', /template params/],
  [ids, undefined, /template params/],
])('%j with %j', (input, params, sentence) => {
  expect(configurationFault(input, params)).toMatch(sentence);
});

test('three ids and a plain object pass', () => {
  expect(configurationFault(ids, {})).toBeUndefined();
});
