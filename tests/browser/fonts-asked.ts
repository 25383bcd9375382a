import type { Page } from '@playwright/test';

/** The fonts that a page has asked for, by the first word of their names. */
export const fontsAsked = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/([\w-]+)\.[\w-]+\.woff2$/.exec(name)?.[1] ?? [])
      .sort(),
  );
