import { site, socialLinks } from '@formation/content';

/** A thing of schema.org, as search engines read it. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>;

/** What the owner has filled in of the firm's legal identity. */
const identity = ({ legalName, number, address } = site.firm) => ({
  ...(legalName !== '' && { legalName }),
  ...(number !== '' && { identifier: number }),
  ...(address !== '' && { address }),
});

const namedOrganization = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: site.brand,
  url: `${origin}/`,
});

const followed = socialLinks().map(({ href }) => href);

const organization = (origin: string): Thing => ({
  ...namedOrganization(origin),
  logo: `${origin}/icon-512.png`,
  email: site.email,
  telephone: site.phone,
  ...(followed.length > 0 && { sameAs: followed }),
  ...identity(),
});

const website = (origin: string): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: site.brand,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#organization` },
});

type Step = Readonly<{ name: string; url: string }>;

/** Where a page stands, from the home page down to itself. */
export const breadcrumbs = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});

/** The questions that a page answers. */
export const faqPage = (items: readonly Readonly<{ question: string; answer: string }>[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A service of the firm. */
export const service = (of: Readonly<{ name: string; description: string; url: string }>, origin: string): Thing => ({
  '@type': 'Service',
  ...of,
  provider: { '@id': `${origin}/#organization` },
  areaServed: 'LK',
});

type Article = Readonly<{
  headline: string;
  description: string;
  url: string;
  image: string;
  datePublished: string;
  dateModified?: string;
  /** As the page names who wrote it: a person, or a desk of the brand. */
  author: string;
}>;

/** An article of the blog. */
export const blogPosting = ({ author, ...of }: Article, origin: string): Thing => ({
  '@type': 'BlogPosting',
  ...of,
  author: author.includes(site.brand) ? { '@id': `${origin}/#organization` } : { '@type': 'Person', name: author },
  publisher: { '@id': `${origin}/#organization` },
});

/** A calculator or another free tool. */
export const webApplication = (of: Readonly<{ name: string; description: string; url: string }>): Thing => ({
  '@type': 'WebApplication',
  ...of,
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});

const texts = new Set(['FAQPage', 'BlogPosting', 'WebApplication']);

/** A text of another language than English says which. */
const inLanguage = (thing: Thing, language: string): Thing =>
  language !== 'en' && texts.has(thing['@type']) ? { ...thing, inLanguage: language } : thing;

/**
 * All that a page says to programs, in one graph; `<` is escaped so that no text can end the element. A tool, whose page
 * has the most to carry, only names the firm; how to reach it every other page says.
 */
export function graph(things: readonly Thing[], origin: string, language = 'en'): string {
  const isTool = things.some((thing) => thing['@type'] === 'WebApplication');
  const firm = isTool ? namedOrganization(origin) : organization(origin);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [firm, website(origin), ...things.map((thing) => inLanguage(thing, language))],
  }).replaceAll('<', '\\u003c');
}
