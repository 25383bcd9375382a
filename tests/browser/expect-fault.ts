import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The texts that a field is described by. */
const described = (field: Locator) =>
  field.evaluate((input) => input.ariaDescribedByElements?.map(({ textContent }) => textContent).join(' '));

/** Expects a field to be marked as wrong, and to be described by what is wrong with it. */
export async function expectFault(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => described(field)).toContain(text);
}
