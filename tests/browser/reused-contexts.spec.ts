import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'serial' }); // one after the other in one worker, so that they have the same context

const stored = (page: Page) =>
  page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    (await navigator.permissions.query({ name: 'geolocation' })).state,
  ]);

let first: unknown;

test('a test stores what a browser can store', async ({ page, context }) => {
  first = context;
  await context.grantPermissions(['geolocation']);
  await page.goto('/');
  await page.evaluate(async () => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '1');
    document.cookie = 'a=1';
    await new Promise((resolve) => (indexedDB.open('a').onsuccess = resolve));
    await caches.open('a');
  });

  expect(await stored(page)).toEqual([1, 1, 'a=1', 1, 1, 'granted']);
});

test('the next one has the same context, and finds none of it', async ({ page, context }) => {
  expect(context).toBe(first);
  await page.goto('/');

  expect(await stored(page)).toEqual([0, 0, '', 0, 0, 'denied']);
});

test('whoever asks for a clock leaves no context behind', async ({ context, clock }) => {
  expect(context).toBe(first);
  await clock.setFixedTime('2026-11-23T09:00:00Z');
});

test('and the next one has a new one, on its own day', async ({ page, context }) => {
  expect(context).not.toBe(first);
  await page.goto('/');

  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.parse('2026-11-24'));
});
