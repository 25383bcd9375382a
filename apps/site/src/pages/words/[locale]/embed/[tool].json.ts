import { locales, messages, type Locale } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import type { APIRoute } from 'astro';
import { calculatorNames, wordsOf } from '../../../../features/calculators/calculator-list.ts';
import type { MakerProps } from '../../../../features/embed-code/embed-maker.tsx';
import { localePath } from '../../../../lib/language/locale.ts';
import { languagesOf } from '../../../../lib/language/translated-pages.ts';

type Props = Readonly<{ locale: Locale; tool: PlatformName }>;

/** What the maker of a frame's code is given once it is wanted. */
export const getStaticPaths = () =>
  languagesOf('/embed/any').flatMap((locale) =>
    calculatorNames(locale).map((tool) => ({ params: { locale, tool }, props: { locale, tool } })),
  );

export const GET: APIRoute<Props> = ({ props: { locale, tool }, site, url }) => {
  const path = `/embed/${tool}`;
  const frames = languagesOf(path).map((language) => ({
    language,
    label: locales[language].label,
    title: wordsOf(language, tool).page?.heading ?? tool,
    address: new URL(localePath(language, path), site ?? url).href,
  }));
  return Response.json({ words: messages[locale].embed.maker, locale, frames } satisfies MakerProps);
};
