import { messages, type Locale } from '@formation/content';
import type { APIRoute } from 'astro';
import { languagesOf } from '../../../lib/language/translated-pages.ts';

type Props = Readonly<{ locale: Locale }>;

/** What is said of deadlines by mail and of the calendar to subscribe to, for whoever opens them. */
export const getStaticPaths = () =>
  languagesOf('/deadlines').map((locale) => ({ params: { locale }, props: { locale } }));

export const GET: APIRoute<Props> = ({ props: { locale } }) => {
  const { title, text, form, asked, refused, feed } = messages[locale].reminders;
  return Response.json({ title, text, form, asked, refused, feed });
};
