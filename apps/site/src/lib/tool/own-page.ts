/** The link from a tool in a page of others to its own page (`layouts/embed.astro`); its own page has none. */
export const linkToOwnPage = () => document.querySelector<HTMLAnchorElement>('#own-page');
