/** A day as the owner reads it: `21 May 2027`. */
export const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A source in Markdown, as a link where it has an address. */
export const linked = ({ title, href }: Readonly<{ title: string; href?: string }>): string =>
  href === undefined ? title : `[${title.replaceAll(/[[\]]/g, '')}](${/[()]/.test(href) ? `<${href}>` : href})`;
