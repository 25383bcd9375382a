import type { SiteSummary } from '../api/shapes.ts';

/** What stands together on the screen, in its order. */
const groups = {
  prices: ['packages-packages', 'packages-countries', 'services-prices'],
  hours: ['firm-office', 'firm-closed-days'],
  brand: ['firm-site'],
  reviews: ['reviews-featured', 'reviews-reviews'],
  partners: ['partners-partners'],
  questions: ['faqs-company-formation', 'faqs-name-generator'],
  announcement: ['firm-announcement'],
} as const;

export type GroupName = keyof typeof groups | 'others';

/** The entries by group; what no group names stands with the others. A group without entries is left out. */
export function groupsOf(entries: readonly SiteSummary[]) {
  const grouped = Object.entries(groups).map(([name, ids]) => ({
    name: name as GroupName, // Object.entries loses the names
    entries: ids.flatMap((id: string) => entries.filter((entry) => entry.id === id)),
  }));
  const named = new Set<string>(Object.values(groups).flat());
  const others = entries.filter(({ id }) => !named.has(id));
  return [...grouped, { name: 'others' as const, entries: others }].filter((group) => group.entries.length > 0);
}

/** Where visitors read an entry, of those that stand on one page. */
export const pageOf: Readonly<Record<string, string>> = {
  'packages-packages': '/pricing',
  'packages-countries': '/pricing',
  'services-prices': '/services',
  'firm-office': '/contact-us',
  'firm-closed-days': '/meet',
  'firm-site': '/contact-us',
  'firm-announcement': '/',
  'reviews-featured': '/',
  'reviews-reviews': '/testimonials',
  'partners-partners': '/',
  'faqs-name-generator': '/name-generator',
};
