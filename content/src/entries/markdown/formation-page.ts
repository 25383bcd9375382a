import { z } from 'zod';
import { facts } from '../../firm/claims/facts.ts';
import { everywhere } from '../everywhere.ts';
import { nameOf } from '../name-of.ts';
import { question } from '../question.ts';
import { listBetween, textBetween } from '../text-between.ts';
import { line, step } from './service.ts';

const sentences = (least: number, most: number) =>
  listBetween(['sentences', textBetween('sentence', 20, 190)], least, most);

/** A company that we form, on the list of services and on every card: `entries/formation/cards.ts`. */
export const formationCard = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('The page is /formation/<slug>; its text is entries/formation/<slug>.'),
  flag: z.enum(['gb', 'us', 'hk']).describe('The flag; a new one is drawn in design/ui.'),
  title: everywhere(textBetween('title', 1, 40)).describe('What we form, in a few words.'),
  text: everywhere(textBetween('text', 30, 90)).describe('One line under it.'),
});

export type FormationCard = Readonly<z.infer<typeof formationCard>>;

/** Where something was read, by whose word it stands, and when we looked. */
const reading = z.strictObject({
  says: textBetween('sentence on what was read', 20, 240).describe('What was read there, in a sentence.'),
  pages: listBetween(['pages', z.strictObject({ title: textBetween('title', 5, 90), url: z.url() })], 1, 3).describe(
    'The pages; whose they are stands in their titles.',
  ),
  certainty: z
    .enum(['official', 'seen', 'single'])
    .describe('`official`: the authority’s own page. `seen`: two pages agree. `single`: one page.'),
  checked: z.iso.date().describe('The day on which somebody last looked.'),
});

/**
 * The page of one kind of company: `entries/formation/<slug>/<locale>.md`. In a field, the name of a claim in braces
 * stands for its words, and {ourFee} for what we ask. The Markdown is what comes afterwards.
 */
export const formationPage = z.strictObject({
  title: textBetween('title', 15, 70).describe('The heading of the page.'),
  pageTitle: textBetween('title in the tab', 10, 50).describe(
    'The title in the tab and in search results, before the brand; unique.',
  ),
  description: textBetween('description', 50, 160).describe('Shown in search results; unique.'),
  lead: textBetween('lead', 40, 220).describe('The sentence or two under the heading.'),
  counts: z
    .strictObject({
      place: z.enum(['us', 'uk', 'hk']),
      state: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
      kind: z.enum(['llc', 'corporation']).optional(),
      level: z.enum(['', 'basic', 'growth', 'enterprise']).describe('Our package, or none.'),
    })
    .describe('The company that is counted: fields of /company-cost, which opens with them.'),
  countsText: textBetween('text on what is counted', 30, 260).describe(
    'What is counted, and what another choice would change.',
  ),
  fits: sentences(3, 6).describe('Whom it fits.'),
  not: sentences(2, 5).describe('Whom it does not fit, and what does.'),
  times: listBetween(['times', line.omit({ quoted: true, fact: true })], 2, 5).describe('How long it takes.'),
  provide: listBetween(['things to provide', textBetween('thing to provide', 5, 170)], 3, 8).describe(
    'What one needs.',
  ),
  steps: listBetween(['steps', step], 3, 4).describe('How it works, in order.'),
  facts: listBetween(['facts', nameOf(facts)], 0, 4).describe(
    'The facts whose dated blocks the page shows; each once a page.',
  ),
  questions: listBetween(['questions', question], 4, 7).describe(
    'Questions; a fact that stands in a block is not named again.',
  ),
  sources: listBetween(['sources', reading], 1, 6).describe('Where the rest was read.'),
  closing: z
    .strictObject({ title: textBetween('title', 1, 50), text: textBetween('text', 1, 140) })
    .describe('The last words before the footer, with the two buttons.'),
});

export type FormationPage = Readonly<z.infer<typeof formationPage>>;
