import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { words } from '../words.ts';

const { maker } = words.embed;

/** Opens the maker below a tool, and waits until it is more than text. */
export async function openMaker(page: Page, path = '/calculator/ebay'): Promise<void> {
  await page.goto(path);
  await page.getByText(maker.title).click();
  await expect(page.getByLabel(maker.colours)).toBeVisible();
}

/** The pieces of code that stand on the page, for the server of the tests: the build was for another address. */
export async function codesOn(page: Page, origin: string | undefined): Promise<string> {
  const codes = (await page.locator('pre code').allTextContents()).join('\n');
  const [, address = ''] = /src="([^"]+)"/.exec(codes) ?? [];
  return codes.replaceAll(new URL(address).origin, origin ?? '');
}

/** The code that the maker below a tool writes at first. */
export async function codeOf(page: Page, { origin, path }: Readonly<{ origin: string | undefined; path?: string }>) {
  await openMaker(page, path);
  return codesOn(page, origin);
}
