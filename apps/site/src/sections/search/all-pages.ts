import {
  fill,
  formationCards,
  freeTools,
  inLanguage,
  leadOf,
  type Locale,
  messages,
  type Messages,
  type NextStep,
  pages,
  postLink,
  serviceCards,
} from '@formation/content';
import { platformsWithFees } from '@formation/fees/tables';
import { postsIn } from '../blog/posts.ts';
import { platformName } from '../fees/fee-name.ts';

/** A page of the list: its path in English, its words in one language, and its name in `entries`, where it has one. */
export type ListedPage = Readonly<{ path: string; title: string; text: string; step?: NextStep }>;
export type PageGroup = Readonly<{ name: keyof Messages['search']['groups']; pages: readonly ListedPage[] }>;

/** Pages that lists name, by their names. */
const named = (locale: Locale, steps: readonly NextStep[]): readonly ListedPage[] =>
  steps.flatMap((step) => {
    const lead = leadOf(step);
    if (!lead) return [];
    return [{ path: lead.href, title: inLanguage(lead.title, locale), text: inLanguage(lead.text, locale), step }];
  });

const toolPages = (locale: Locale): readonly ListedPage[] =>
  freeTools(locale).map(({ name, href, title, text }) => ({
    path: href,
    title,
    text,
    ...(name && { step: `tool:${name}` as const }),
  }));

async function feePages(locale: Locale): Promise<readonly ListedPage[]> {
  const { table } = messages[locale].feeTables;
  return (await platformsWithFees()).map((platform) => {
    const names = { platform: platformName(locale, platform) };
    return {
      path: `/fees/${platform}`,
      title: fill(table.heading, names),
      text: fill(table.meta.description, names),
    };
  });
}

const articlePages = async (locale: Locale): Promise<readonly ListedPage[]> =>
  (await postsIn(locale)).map((post) => ({ path: postLink(post), title: post.title, text: post.summary }));

/** Each page once, in the first group that has it. */
function eachOnce(groups: readonly PageGroup[]): readonly PageGroup[] {
  const seen = new Set<string>();
  const isNew = ({ path }: ListedPage) => !seen.has(path) && seen.add(path);
  return groups.map((group) => ({ ...group, pages: group.pages.filter(isNew) }));
}

/** Every page that a visitor may look for, in groups, with its words in a language. A new entry is in it by itself. */
export async function allPages(locale: Locale): Promise<readonly PageGroup[]> {
  const [fees, articles] = await Promise.all([feePages(locale), articlePages(locale)]);
  const companies = formationCards.map(({ slug }) => `company:${slug}` as const);
  const services = serviceCards.map(({ slug }) => `service:${slug}` as const);
  const { search: _, ...others } = pages; // the list itself
  return eachOnce([
    { name: 'tools', pages: toolPages(locale) },
    { name: 'companies', pages: named(locale, companies) },
    { name: 'services', pages: named(locale, services) },
    { name: 'fees', pages: [...named(locale, ['page:fee-changes', 'page:bank-wires']), ...fees] },
    { name: 'articles', pages: articles },
    {
      name: 'firm',
      pages: named(
        locale,
        Object.keys(others).map((name) => `page:${name}` as NextStep),
      ),
    },
  ]);
}
