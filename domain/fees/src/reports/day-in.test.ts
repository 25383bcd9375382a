import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, dayOrderIn } from './day-in.ts';

test.each([
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05 20:38:34', '2026-11-05'],
  ['2026/11/5', '2026-11-05'],
  ['Nov 5, 2026', '2026-11-05'],
  ['November 24, 2026', '2026-11-24'],
  ['Nov-10-25', '2025-11-10'],
  ['5 Nov 2026', '2026-11-05'],
  ['05. Nov. 2026', '2026-11-05'],
  ['05.11.2026 10:00:00 UTC', undefined], // two days, without an order
  ['14/11/2026', '2026-11-14'],
  ['11/14/26', '2026-11-14'],
  ['05-05-2026', '2026-05-05'],
  ['3 juil. 2026', '2026-07-03'],
  ['3 juin 2026', '2026-06-03'],
  ['12 paź 2026', '2026-10-12'],
  ['4 Ağu 2026', '2026-08-04'],
  ['5 de nov de 2026', '2026-11-05'],
  ['2026-02-30', undefined],
  ['31 Feb 2026', undefined],
  ['', undefined],
  ['--', undefined],
  ['Scarf 12', undefined],
  ['123456789', undefined],
])('%s is %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

test.each([
  ['day-first', '2026-11-05'],
  ['month-first', '2026-05-11'],
] as const)('05/11/2026 in a report that writes the %s', (order, day) => {
  expect(dayIn('05/11/2026', order)).toBe(day);
});

test.each([
  [['05/11/2026', '14/11/2026'], 'day-first'],
  [['05/11/2026', '11/14/2026'], 'month-first'],
  [['05/11/2026', '06/11/2026'], undefined],
  [['Nov 5, 2026'], undefined],
] as const)('of %j the order is %s', (texts, order) => {
  expect(dayOrderIn(texts)).toBe(order);
});

test('whatever day is written in one of these ways, it is read', () => {
  const day = fc.date({ min: new Date('2005-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
  const ways: readonly ((iso: string, date: Date) => string)[] = [
    (iso) => iso,
    (iso) => `${iso}T10:00:00Z`,
    (_, date) => date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('de-DE', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('fr-FR', { dateStyle: 'medium', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('it-IT', { dateStyle: 'medium', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('es-ES', { dateStyle: 'medium', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('nl-NL', { dateStyle: 'medium', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('pl-PL', { dateStyle: 'medium', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('tr-TR', { dateStyle: 'medium', timeZone: 'UTC' }),
    (_, date) => date.toLocaleDateString('sv-SE', { dateStyle: 'medium', timeZone: 'UTC' }),
  ];
  fc.assert(
    fc.property(day, fc.constantFrom(...ways), (date, write) => {
      const iso = date.toISOString().slice(0, 10);
      expect(dayIn(write(iso, date)), write(iso, date)).toBe(iso);
    }),
  );
});
