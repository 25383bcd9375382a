import { messages, type Locale } from '@formation/content';
import { platformsWithFees } from '@formation/fees/tables';
import type { APIRoute } from 'astro';
import type { FeeNewsWords } from '../../../features/fee-news/fee-news-words.ts';
import { languagesOf } from '../../../lib/language/translated-pages.ts';

type Props = Readonly<{ locale: Locale }>;

/** What is said of fee changes by mail, for whoever opens the form. */
export const getStaticPaths = () =>
  languagesOf('/fees/changes').map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<Props> = async ({ props: { locale } }) => {
  const { title, text, form, asked, refused } = messages[locale].feeNews;
  const names = messages[locale].platforms;
  const platforms = (await platformsWithFees()).map((value) => ({ value, label: names[value].name }));
  return Response.json({ title, text, form, asked, refused, platforms } satisfies FeeNewsWords);
};
