import { messages } from '@formation/content';
import { expect, test } from 'vitest';
import { changeText, entryTitle, labelOf, placeText, readable, titleOf, valueText } from './field-texts.ts';

const { site } = messages.en.console;

test.each([
  ['buildsOn', 'Builds on'],
  ['company-cost', 'Company cost'],
  ['openPerEmail', 'Open per email'],
  ['quote', 'Quote'],
])('%s is read as %s', (name, text) => {
  expect(readable(name)).toBe(text);
});

test('a name of the table is called as it says', () => {
  expect([labelOf(site, 'ein'), labelOf(site, 'quote')]).toEqual(['EIN', 'Quote']);
  expect([entryTitle(site, 'firm-office'), entryTitle(site, 'firm-new')]).toEqual(['Office hours', 'Firm new']);
});

const packages = { us: [{ price: '$129', name: { en: 'Basic', si: 'මූලික' } }, { price: '' }] };

test.each([
  ['us.0.price', 'United States › Basic › Price'],
  ['us.1.price', 'United States › No. 2 › Price'],
  ['us.7', 'United States › No. 8'], // of an item that is not there any more
  ['us', 'United States'],
  ['', ''],
])('the place %s is told as %s', (place, text) => {
  expect(placeText(site, place, packages)).toBe(text);
});

test.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [true, 'yes'],
  [12, '12'],
  [{ en: 'Basic', si: 'මූලික' }, 'Basic, මූලික'],
  [['en', 'si'], 'en, si'],
  ['x'.repeat(200), `${'x'.repeat(160)}…`],
])('the value %j is shown as %s', (value, text) => {
  expect(valueText(site, value)).toBe(text);
});

test.each([
  ['$129', '$139', '“$129” becomes “$139”'],
  ['', 'PV 1', '“PV 1” added'],
  ['PV 1', null, '“PV 1” removed'],
])('that %j becomes %j is shown as %s', (before, after, text) => {
  expect(changeText(site, { before, after })).toBe(text);
});

test.each([
  [{ id: 'sample-1', reviewerName: 'Ann' }, 'Ann'],
  [{ name: { en: 'Basic' } }, 'Basic'],
  [{ from: '09:00' }, ''],
  [{ question: '', answer: 'Yes.' }, ''],
])('%j has the title %s', (value, title) => {
  expect(titleOf(value)).toBe(title);
});
