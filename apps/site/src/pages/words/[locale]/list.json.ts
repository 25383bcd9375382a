import { messages, type Locale } from '@formation/content';
import type { APIRoute } from 'astro';
import { languagesOf } from '../../../lib/language/translated-pages.ts';

type Props = Readonly<{ locale: Locale }>;

/** What an open list and its result say, which come with the first list. */
export const getStaticPaths = () =>
  languagesOf('/calculator/bulk').map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<Props> = ({ props: { locale } }) => Response.json(messages[locale].bulk);
