import { z } from 'zod';
import { facts } from '../entries/facts/facts.ts';
import { everywhere } from './everywhere.ts';
import { nameOf } from './name-of.ts';
import { question } from './question.ts';
import { line, step } from './service.ts';

const sentences = (least: number, most: number) => z.array(z.string().min(20).max(190)).min(least).max(most);

/** A company that we form, on the list of services and on every card: `entries/formation/cards.ts`. */
export const formationCard = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z-]+$/)
    .describe('The page is /formation/<slug>; its text is entries/formation/<slug>.'),
  flag: z.enum(['gb', 'us', 'hk']).describe('The flag; a new one is drawn in design/ui.'),
  title: everywhere(z.string().max(40)).describe('What we form, in a few words.'),
  text: everywhere(z.string().min(30).max(90)).describe('One line under it.'),
});

export type FormationCard = Readonly<z.infer<typeof formationCard>>;

/** Where something was read, by whose word it stands, and when we looked. */
const reading = z.strictObject({
  says: z.string().min(20).max(240).describe('What was read there, in a sentence.'),
  pages: z
    .array(z.strictObject({ title: z.string().min(5).max(90), url: z.url() }))
    .min(1)
    .max(3)
    .describe('The pages; whose they are stands in their titles.'),
  certainty: z
    .enum(['official', 'seen', 'single'])
    .describe('`official`: the authority’s own page. `seen`: two pages agree. `single`: one page.'),
  checked: z.iso.date().describe('The day on which somebody last looked.'),
});

/** The page of one kind of company: `entries/formation/<slug>/<locale>.md`. The Markdown is what comes afterwards. */
export const formationPage = z.strictObject({
  title: z.string().min(15).max(70).describe('The heading of the page.'),
  pageTitle: z
    .string()
    .min(10)
    .max(50)
    .describe('The title in the tab and in search results, before the brand; unique.'),
  description: z.string().min(50).max(160).describe('Shown in search results; unique.'),
  lead: z.string().min(40).max(220).describe('The sentence or two under the heading.'),
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
  countsText: z.string().min(30).max(260).describe('What is counted, and what another choice would change.'),
  fits: sentences(3, 6).describe('Whom it fits.'),
  not: sentences(2, 5).describe('Whom it does not fit, and what does.'),
  times: z
    .array(line.omit({ fact: true }))
    .min(2)
    .max(5)
    .describe('How long it takes.'),
  provide: z.array(z.string().min(5).max(170)).min(3).max(8).describe('What one needs.'),
  steps: z.array(step).min(3).max(4).describe('How it works, in order.'),
  facts: z.array(nameOf(facts)).max(3).describe('The facts whose dated blocks the page shows; each once a page.'),
  questions: z.array(question).min(4).max(7).describe('Questions; a fact that stands in a block is not named again.'),
  sources: z.array(reading).min(1).max(6).describe('Where the rest was read.'),
  closing: z
    .strictObject({ title: z.string().max(50), text: z.string().max(140) })
    .describe('The last words before the footer, with the two buttons.'),
});

export type FormationPage = Readonly<z.infer<typeof formationPage>>;
