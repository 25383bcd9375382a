import { z } from 'zod';
import { claims } from '../../firm/claims/claims.ts';
import { facts } from '../../firm/claims/facts.ts';
import { nameOf } from '../name-of.ts';
import { question } from '../question.ts';
import { listBetween, textBetween } from '../text-between.ts';

export const step = z.strictObject({
  title: textBetween('title', 5, 40).describe('What happens, beginning with a verb where it can.'),
  description: textBetween('description', 30, 170).describe('Who does what, in one or two sentences.'),
  claim: nameOf(claims).optional().describe('The claim that names how long it takes.'),
});

const card = z.strictObject({
  icon: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('An icon of lucide, by name.'),
  title: textBetween('title', 5, 40).describe('A reason, in a few words.'),
  text: textBetween('text', 30, 130).describe('The reason in one sentence.'),
});

export const line = z.strictObject({
  label: textBetween('label', 1, 40).describe('Who is paid, or what takes time.'),
  text: textBetween('text', 5, 180).describe(
    'What is charged or how long it takes, and when; no amount that others set.',
  ),
  claim: nameOf(claims).optional().describe('The claim that stands before the text.'),
  quoted: textBetween('sentence on the quote', 10, 120)
    .optional()
    .describe('That we quote our price: it follows the text until the price is fixed in prices.json.'),
  fact: nameOf(facts).optional().describe('The fact that names the amount; the page leads to its dated block.'),
});

/** Digits that are all zero, or crossed out, read like a blank that nobody filled in. */
const hasBlanks = (value: string) => /X{2}|(?<![\d.])0{2,}(?!\d)/.test(value);

const heroImage = z
  .strictObject({
    heading: textBetween('heading', 1, 50).describe('What the document is.'),
    label: textBetween('label', 1, 50).describe('The name of its number.'),
    value: textBetween('value', 1, 30)
      .refine((value) => !hasBlanks(value), {
        error: 'The value has blanks for digits; write some that could be real.',
      })
      .describe('A number that could be real, but is nobody’s: “specimen” stands above it.'),
    rows: listBetween(
      ['lines', z.strictObject({ label: textBetween('label', 1, 45), value: textBetween('value', 1, 40) })],
      2,
      5,
    ).describe('Its further lines.'),
  })
  .describe('The specimen document that is drawn beside the heading.');

const about = z.strictObject({
  title: textBetween('title', 1, 60).describe('The heading of the what-is section, or of the benefits.'),
  text: textBetween('text', 80, 600).describe('What it is, for somebody who hears of it for the first time.'),
  benefits: listBetween(['benefits', textBetween('benefit', 20, 140)], 3, 6)
    .optional()
    .describe('What it brings, as a list.'),
  link: z
    .strictObject({ label: textBetween('label', 1, 30), href: z.string().startsWith('/') })
    .optional()
    .describe('Where the section leads on.'),
});

/**
 * One service page: `entries/services/<slug>/<locale>.md`. In a field, the name of a claim in braces stands for its
 * words. The Markdown below the fields is the longer explanation.
 */
export const service = z.strictObject({
  title: textBetween('title', 15, 70).describe('The heading of the page.'),
  pageTitle: textBetween('title in the tab', 10, 50).describe(
    'The title in the tab and in search results, before the brand; unique.',
  ),
  description: textBetween('description', 50, 160).describe('Shown in search results; unique.'),
  lead: textBetween('lead', 40, 200).describe('The sentence or two under the heading.'),
  heroImage,
  stats: listBetween(['claims', nameOf(claims)], 4, 4).describe('The claims of the trusted-by band.'),
  about: about.describe('What the service is about.'),
  facts: listBetween(['facts', nameOf(facts)], 0, 3).describe('The facts whose dated blocks the page shows.'),
  costs: listBetween(['costs', line], 2, 6).describe('What it costs and how long it takes.'),
  needs: listBetween(['needs', textBetween('need', 20, 150)], 3, 5).describe('Who needs it, and who does not.'),
  provide: listBetween(['things to provide', textBetween('thing to provide', 5, 130)], 2, 7).describe(
    'What the client must give us.',
  ),
  steps: listBetween(['steps', step], 3, 4).describe('How it works, in order.'),
  whyChoose: listBetween(['reasons', card], 6, 6).describe('The six cards.'),
  questions: listBetween(['questions', question], 4, 7).describe('Questions about this service.'),
  closing: z
    .strictObject({ title: textBetween('title', 1, 50), text: textBetween('text', 1, 140) })
    .describe('The last words before the footer, with the two buttons.'),
});

export type Service = Readonly<z.infer<typeof service>>;
