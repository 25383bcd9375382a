import { dayMs } from '@formation/calendar';
import type { Page } from '@playwright/test';
import type { Office } from './console-office.ts';
import { expect } from './fixtures.ts';

type Slots = Readonly<{ slots: readonly Readonly<{ start: string }>[] }>;

/** Free times from the day after tomorrow on. */
export async function freeTimes(page: Page, { origin }: Office): Promise<readonly string[]> {
  const [from, to] = [2, 30].map((days) => new Date(Date.now() + days * dayMs).toISOString());
  const answer = await page.request.get(`${origin}/api/v1/slots?from=${from}&to=${to}`);
  return ((await answer.json()) as Slots).slots.map(({ start }) => start);
}

/** A visitor books a call. */
export async function book(page: Page, { origin }: Office, start: string, name: string): Promise<void> {
  const data = { name, email: 'ann@example.com', timeZone: 'Europe/London', topic: 'A UK company', start };
  expect((await page.request.post(`${origin}/api/v1/bookings`, { data })).status()).toBe(201);
}

/** The day of an instant in Colombo. */
export const colomboDay = (start: string) => new Date(start).toLocaleDateString('en-CA', { timeZone: 'Asia/Colombo' });
