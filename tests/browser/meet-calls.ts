import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pattern, words } from './words.ts';

export type Booked = Readonly<{ id: string; start: string; end: string; icsUrl: string; manageUrl: string }>;

export const calendar = (page: Page) => page.getByRole('group', { name: words.meet.calendar.label });
export const freeDays = (page: Page) => calendar(page).getByRole('button', { name: pattern(words.meet.calendar.free) });
export const times = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`${words.meet.times.yours}, .* ${words.meet.times.inColombo}$`) });
/** What is told of a call; the other status of the page, which is only heard, says how many times there are. */
export const told = (page: Page) => page.locator('.slots [role=status]:not(.sr)');
export const refused = (page: Page) => page.locator('.slots .note.bad');

/** Opens a free day of the next month, by its place. Tests run side by side: each books on a day of its own. */
export async function openDay(page: Page, place: number, path = '/meet'): Promise<void> {
  await page.goto(path);
  await calendar(page).getByRole('button', { name: words.meet.calendar.next }).click();
  await freeDays(page).nth(place).click();
  await expect(times(page).first()).toBeVisible();
}

/** Chooses the time at a place of the open day, books it as somebody, and waits for the answer. */
export async function book(page: Page, place: number, name = 'නිමල් පෙරේරා'): Promise<Booked> {
  await times(page).nth(place).click();
  await page.getByLabel(words.meet.form.name).fill(name);
  await page.getByLabel(words.meet.form.email).fill('nimal@example.com');
  const answered = page.waitForResponse('**/api/v1/bookings');
  await page.getByRole('button', { name: pattern(words.meet.form.confirm) }).click();
  const answer = await answered;
  expect(answer.request().postDataJSON(), 'the form tells that it is no program').toHaveProperty('form_token');
  return answer.json();
}

/** Somebody else books a time behind the page's back. */
export async function beFaster(page: Page, start: string): Promise<void> {
  const data = { start, name: 'Kamala Silva', email: 'kamala@example.com', timeZone: 'Asia/Colombo' };
  expect((await page.request.post('/api/v1/bookings', { data })).status()).toBe(201);
}

export const here = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
