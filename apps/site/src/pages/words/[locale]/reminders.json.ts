import { locales, messages, type Locale } from '@formation/content';
import type { APIRoute } from 'astro';

type Props = Readonly<{ locale: Locale }>;

/** What is said of deadlines by mail and of the calendar to subscribe to, for whoever opens them. */
export const getStaticPaths = () =>
  (Object.keys(locales) as Locale[]).map((locale) => ({ params: { locale }, props: { locale } })); // Object.keys loses the names

export const GET: APIRoute<Props> = ({ props: { locale } }) => {
  const { title, text, form, asked, refused, feed } = messages[locale].reminders;
  return Response.json({ title, text, form, asked, refused, feed });
};
