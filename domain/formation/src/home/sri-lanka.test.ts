/// <reference types="node" />
import { expect, test } from 'vitest';
import { sriLanka, type HomeRule } from './sri-lanka.ts';

const rules: readonly HomeRule[] = sriLanka;

test('every rule has its own key and was read somewhere, at an address, before it was checked', () => {
  expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length);
  for (const { sources, checked } of rules) {
    expect(sources.length).toBeGreaterThan(0);
    for (const { href, dated = checked } of sources) {
      expect(URL.canParse(href)).toBe(true);
      expect(dated <= checked).toBe(true);
    }
  }
});

test('what two pages agree on names two', () => {
  for (const { certainty, sources } of rules) if (certainty === 'seen') expect(sources.length).toBeGreaterThan(1);
});

test('what nobody knows has no amount, and every topic has a rule', () => {
  for (const { certainty, amount } of rules) if (certainty === 'unknown') expect(amount).toBeUndefined();
  expect(new Set(rules.map(({ topic }) => topic))).toEqual(new Set(['holding-abroad', 'coming-home', 'tax']));
});
