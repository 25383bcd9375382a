import { messages, type Locale } from '@formation/content';
import type { APIRoute } from 'astro';
import { languagesOf } from '../../../lib/language/translated-pages.ts';

type Props = Readonly<{ locale: Locale }>;

/** What the calculators by published fees share, for those that open with their quick estimate. */
export const getStaticPaths = () =>
  languagesOf('/calculator').map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<Props> = ({ props: { locale } }) => Response.json(messages[locale].calculators.published);
