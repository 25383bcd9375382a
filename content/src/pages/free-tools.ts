import { toolQuestions } from '../../entries/tools/questions.ts';
import { moreTools, resourceCards, type ToolName, tools } from '../../entries/tools/tools.ts';
import type { Locale } from '../locales.ts';
import { inLanguage } from '../translations/in-language.ts';
import { unlistedCalculators } from './unlisted-calculators.ts';

/** A free tool as a list shows it; a calculator without a card of its own has no name. */
export type FreeTool = Readonly<{ name?: ToolName; href: string; title: string; text: string }>;

/** Every free tool, in the order of the page of resources. Each list of tools on the site is a part of this one. */
export function freeTools(locale: Locale): readonly FreeTool[] {
  const named = (name: ToolName): FreeTool => {
    const { href, title, text } = tools[name];
    return { name, href, title: inLanguage(title, locale), text: inLanguage(text, locale) };
  };
  return [...resourceCards.map(named), ...unlistedCalculators(locale), ...moreTools.map(named)];
}

const answering = new Set<string | undefined>(toolQuestions.map(({ tool }) => tool));

/** The tools that answer no question of the home page, which names them under the questions. */
export const toolsWithoutQuestion = (locale: Locale): readonly FreeTool[] =>
  freeTools(locale).filter(({ name }) => !answering.has(name));
