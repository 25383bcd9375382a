export { fill } from './fill.ts';
export { locales, type Everywhere, type Locale } from './locales.ts';
export { messages, type Messages } from './messages/index.ts';
export { site, type Site } from './site.ts';
