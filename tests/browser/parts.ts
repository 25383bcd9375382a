import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

// Parts of pages that many journeys look for and that have neither a role nor a name of their own.

/** The result at the foot of a small screen. */
export const dock = (place: Place) => place.locator('.dock');

/** The routes home, each with its breakdown. */
export const ways = (place: Place) => place.locator('.way');

/** The duties of a company, each in a group of its day. */
export const duties = (place: Place) => place.locator('.duties');

/** The questions that a calculator answers backwards. */
export const solver = (place: Place) => place.locator('.solver');

/** The codes that a search has found. */
export const foundCodes = (place: Place) => place.locator('.codes > li');

/** The scripts of islands, and what they ask for later; those of the page itself come with it. */
export const islandScripts = /\/_astro\/(?!page\.|[\w-]+\.astro_).*\.js/;
