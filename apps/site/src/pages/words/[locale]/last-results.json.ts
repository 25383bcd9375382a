import { messages, type Locale } from '@formation/content';
import type { APIRoute } from 'astro';
import { languagesOf } from '../../../lib/language/translated-pages.ts';

type Props = Readonly<{ locale: Locale }>;

/** What is said of the last results, for whoever opens them. */
export const getStaticPaths = () =>
  languagesOf('/offline').map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<Props> = ({ props: { locale } }) => Response.json(messages[locale].lastResults);
