import type { Page } from '@playwright/test';
import { button, enrolledIn, type Office, unfold, visitor } from './console-office.ts';
import { expect } from './fixtures.ts';
import { pattern, words } from './words.ts';

/** The same person, under another name, and what the two enquiries say. */
export const returning = 'Nimal again';
export const wish = 'I want a company in the UK.';
export const hostile = '<img src=x onerror="document.title=1">';

export async function sendEnquiry(page: Page, { origin }: Office, name: string, message: string): Promise<void> {
  const template_params = { contact_name: name, contact_email: 'nimal@example.com', message };
  const ids = { lib_version: '4', user_id: 'site', service_id: 'enquiries', template_id: 'contact' };
  const answer = await page.request.post(`${origin}/api/v1.0/email/send`, { data: { ...ids, template_params } });
  expect(answer.status()).toBe(200);
}

/** Presses what has the focus after it was found by its name: nobody needs a mouse. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).last().focus();
  await page.keyboard.press('Enter');
}

export const { open } = words.console.merge;

/** Opens the later enquiry of two, by somebody who may work. */
export async function openSecond(page: Page, office: Office, role: 'owner' | 'agent' = 'agent'): Promise<void> {
  await sendEnquiry(page, office, visitor, wish);
  await sendEnquiry(page, office, returning, hostile);
  await enrolledIn(page, office, role);
  await page.getByRole('link', { name: returning }).click();
  await expect(page.getByRole('heading', { name: returning })).toBeVisible();
  await unfold(page, 'work');
}

/** Merges what is on the screen with the only other one of its person. */
export async function mergeWithOther(page: Page): Promise<void> {
  await button(page, open).click();
  await button(page, pattern(words.console.merge.look)).first().click();
  await button(page, words.console.merge.send).click();
  await expect(button(page, open)).toBeFocused();
}
