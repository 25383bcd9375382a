import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { whole, words } from '../words.ts';

const knownDay = Date.UTC(2026, 10, 21, 6);

/**
 * Opens a calculator on a day whose fees stay what they are, whatever begins later. It sleeps until it is touched; one
 * whose address asks for a result wakes by itself.
 */
export async function openCalculator(page: Page, path: string): Promise<void> {
  await page.addInitScript((now) => {
    Date.now = () => now;
  }, knownDay);
  await page.goto(path);
  if (path.includes('?')) await expect(page.locator('astro-island[ssr][client=answer]')).toHaveCount(0);
  // The fields of the quick estimate stand there until the published ones have come.
  if (path.includes('mode=published')) await expect(page.locator('main input[type=number]')).toHaveCount(0);
}

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);

/** The amount of a line of the breakdown, by its name in the content. */
export const line = (page: Page, label: string) =>
  page
    .locator('#result .ledger > div:not(.group)')
    .filter({ has: page.getByText(whole(label)) })
    .locator('> .amt');

export const total = (page: Page) => page.locator('#result output');

/** Fills fields by their names. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Scrolls to where no field lies under the chat button: over fields it is hidden. */
export const scrollBelowForm = (page: Page): Promise<void> =>
  page
    .getByRole('heading', { name: words.calculators.shared.why })
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
