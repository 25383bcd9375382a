import type { Locale } from '@formation/content';
import type { APIRoute } from 'astro';
import { languagesOf } from '../../../lib/language/translated-pages.ts';
import { searchIndex } from '../../../sections/search/search-index.ts';

type Props = Readonly<{ locale: Locale }>;

/** What the search of each language knows, for the page of the search alone. */
export const getStaticPaths = () => languagesOf('/search').map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<Props> = async ({ props: { locale } }) => Response.json(await searchIndex(locale));
