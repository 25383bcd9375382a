import { messages, type Locale } from '@formation/content';
import { countries } from '@formation/deadlines';
import type { APIRoute } from 'astro';
import { rulesOf } from '../../../../features/deadlines/country-rules.ts';
import { languagesOf } from '../../../../lib/language/translated-pages.ts';

type Props = Readonly<{ locale: Locale; country: (typeof countries)[number] }>;

/** The words of each country's duties, for the page of deadlines that opens with one country. */
export const getStaticPaths = () =>
  languagesOf('/deadlines').flatMap((locale) =>
    countries.map((country) => ({ params: { locale, country }, props: { locale, country } })),
  );

export const GET: APIRoute<Props> = ({ props: { locale, country } }) =>
  Response.json(rulesOf(country, messages[locale].deadlines));
