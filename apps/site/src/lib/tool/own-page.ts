/** The link from a tool in a page of others to its own page (`layouts/embed.astro`); its own page has none. */
export const linkToOwnPage = () => document.querySelector<HTMLAnchorElement>('#own-page');

/** The path of the tool's own page: this one, or the one that the frame leads to. */
export const pathOfTool = (): string => (linkToOwnPage() ?? location).pathname;
