import { pageMetadata as schema, type PageMetadata } from '@formation/content';

/** What a page says about itself to search engines and to people who share it. */
export type PageInput = Readonly<{
  title: string;
  description: string;
  /** The page's own path in English, without a slash at the end. */
  url: string;
  /** Path of the share image, 1200 × 630; one is drawn for every page that names none. */
  image?: string;
  type?: 'website' | 'article';
}>;

/**
 * Completes what a page says with what holds for all pages.
 *
 * @param origin - scheme and host of the site.
 * @returns absolute addresses; the type is `website` unless the page says otherwise.
 * @throws when the title or the description is shorter or longer than the schema allows; it names the page.
 */
export function pageMetadata({ url, image, ...page }: PageInput, origin: string): PageMetadata {
  const absolute = (path: string) => new URL(path, origin).href;
  const { data, error } = schema.safeParse({
    ...page,
    url: absolute(url),
    image: absolute(image ?? `/share${url === '/' ? '/home' : url}.png`),
  });
  if (error)
    throw new Error(error.issues.map(({ path, message }) => `${url}: ${path.join('.')}: ${message}`).join('\n'));
  return data;
}
