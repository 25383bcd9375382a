import { messages, type Locale } from '@formation/content';
import { platformNames, type PlatformName } from '@formation/fees';
import type { APIRoute } from 'astro';
import { languagesOf } from '../../../lib/language/translated-pages.ts';

type Props = Readonly<{ locale: Locale; platform: PlatformName }>;

/** The words of each platform's calculator, for pages that ask for them when they are needed. */
export const getStaticPaths = () =>
  languagesOf('/calculator').flatMap((locale) =>
    platformNames.map((platform) => ({ params: { locale, platform }, props: { locale, platform } })),
  );

export const GET: APIRoute<Props> = ({ props: { locale, platform } }) => {
  const { calculator } = messages[locale].platforms[platform];
  return Response.json(calculator);
};
