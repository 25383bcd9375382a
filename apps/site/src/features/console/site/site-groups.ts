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
  texts: ['texts-si', 'texts-ta'],
} as const;

export type GroupName = keyof typeof groups | 'posts' | 'others';

/** The language whose texts an entry stands for; undefined for any other. */
export const textsLanguage = (id: string): string | undefined => /^texts-(\w+)$/.exec(id)?.[1];

const postPrefix = 'blog-';

export const isPost = (id: string): boolean => id.startsWith(postPrefix);

/** The name of the post in the console whose address ends so. */
export const postId = (slug: string): string => postPrefix + slug;

/** How the address of a post ends. */
export const slugOf = (id: string): string => id.slice(postPrefix.length);

/** The entries by group; what no group names stands with the others. A group without entries is left out. */
export function groupsOf(entries: readonly SiteSummary[]) {
  const grouped = Object.entries(groups).map(([name, ids]) => ({
    name: name as GroupName, // Object.entries loses the names
    entries: ids.flatMap((id: string) => entries.filter((entry) => entry.id === id)),
  }));
  const named = new Set<string>(Object.values(groups).flat());
  const posts = entries.filter(({ id }) => isPost(id));
  const others = entries.filter(({ id }) => !named.has(id) && !isPost(id));
  const more = [
    { name: 'posts' as const, entries: posts },
    { name: 'others' as const, entries: others },
  ];
  return [...grouped, ...more].filter((group) => group.entries.length > 0);
}

/** Where visitors read an entry, of those that stand on one page. */
const pages: Readonly<Record<string, string>> = {
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

/** Where visitors read an entry; undefined for one that stands on many pages. */
export const pageOf = (id: string): string | undefined => (isPost(id) ? `/blog/${slugOf(id)}` : pages[id]);
