import { locales, messages, type Locale } from '@formation/content';
import type { APIRoute } from 'astro';
import { calculatorNames, wordsOf } from '../../../../features/calculators/calculator-list.ts';
import type { MakerProps } from '../../../../features/embed-code/embed-maker.tsx';
import { localePath } from '../../../../lib/language/locale.ts';
import { everyLocale, isPublished, languagesOf } from '../../../../lib/language/translated-pages.ts';
import { embeddedTools, headOf } from '../../../../lib/tool/embedded-tools.ts';

/** Every tool that may stand in pages of others, and what it is called in a language. */
const headings = (locale: Locale): ReadonlyMap<string, string> =>
  new Map([
    ...calculatorNames(locale).map((tool) => [tool, wordsOf(locale, tool).page?.heading ?? tool] as const),
    ...embeddedTools.map((tool) => [tool, headOf(tool, locale).heading] as const),
  ]);

const pathOf = (tool: string) => `/embed/${tool}`;

type Props = Readonly<{ locale: Locale; tool: string }>;

/** What the maker of a frame's code is given once it is wanted. */
export const getStaticPaths = () =>
  everyLocale.flatMap((locale) =>
    [...headings(locale).keys()]
      .filter((tool) => isPublished(locale, pathOf(tool)))
      .map((tool) => ({ params: { locale, tool }, props: { locale, tool } })),
  );

export const GET: APIRoute<Props> = ({ props: { locale, tool }, site, url }) => {
  const path = pathOf(tool);
  const frames = languagesOf(path).map((language) => ({
    language,
    label: locales[language].label,
    title: headings(language).get(tool) ?? tool,
    address: new URL(localePath(language, path), site ?? url).href,
  }));
  return Response.json({ words: messages[locale].embed.maker, locale, frames } satisfies MakerProps);
};
