import { locales, messages, type Locale } from '@formation/content';
import type { APIRoute } from 'astro';

type Props = Readonly<{ locale: Locale }>;

/** What the calculators by published fees share, for those that open with their quick estimate. */
export const getStaticPaths = () =>
  (Object.keys(locales) as Locale[]).map((locale) => ({ params: { locale }, props: { locale } })); // Object.keys loses the names

export const GET: APIRoute<Props> = ({ props: { locale } }) => Response.json(messages[locale].calculators.published);
