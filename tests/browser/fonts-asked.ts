import type { Page } from '@playwright/test';

/** The fonts that a page has asked for, by the first word of their names. */
export const fontsAsked = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready; // those that the last layout asks for may still be on their way
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/([\w-]+)\.[\w-]+\.woff2$/.exec(name)?.[1] ?? [])
      .sort();
  });
