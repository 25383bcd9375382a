/** What a page says about itself to search engines and to people who share it. */
export type PageInput = Readonly<{
  title: string;
  description: string;
  /** The page's own path, without a slash at the end. */
  url: string;
  /** Path of the share image, 1200 × 630. */
  image?: string;
  type?: 'website' | 'article';
}>;

export type PageMetadata = Readonly<{
  title: string;
  description: string;
  canonical: string;
  image: string;
  type: 'website' | 'article';
}>;

/**
 * Completes what a page says with what holds for all pages.
 *
 * @param origin - scheme and host of the site.
 * @returns absolute addresses; the type is `website` unless the page says otherwise.
 */
export function pageMetadata(page: PageInput, origin: string): PageMetadata {
  const absolute = (path: string) => new URL(path, origin).href.replace(/(?<=.)\/$/, '');
  return {
    title: page.title,
    description: page.description,
    canonical: page.url === '/' ? `${new URL(origin).origin}/` : absolute(page.url),
    image: absolute(page.image ?? '/share/site.png'),
    type: page.type ?? 'website',
  };
}
