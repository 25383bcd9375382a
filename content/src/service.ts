import { z } from 'zod';
import { claims } from '../entries/claims/claims.ts';
import { facts } from '../entries/facts/facts.ts';
import { nameOf } from './name-of.ts';
import { question } from './question.ts';

export const step = z.strictObject({
  title: z.string().min(5).max(40).describe('What happens, beginning with a verb where it can.'),
  description: z.string().min(30).max(170).describe('Who does what, in one or two sentences.'),
  claim: nameOf(claims).optional().describe('The claim that names how long it takes.'),
});

const card = z.strictObject({
  icon: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('An icon of lucide, by name.'),
  title: z.string().min(5).max(40).describe('A reason, in a few words.'),
  text: z.string().min(30).max(130).describe('The reason in one sentence.'),
});

export const line = z.strictObject({
  label: z.string().max(40).describe('Who is paid, or what takes time.'),
  text: z
    .string()
    .min(5)
    .max(180)
    .describe('What is charged or how long it takes, and when; no amount that others set.'),
  claim: nameOf(claims).optional().describe('The claim that stands before the text.'),
  fact: nameOf(facts).optional().describe('The fact that names the amount; the page leads to its dated block.'),
});

const heroImage = z
  .strictObject({
    heading: z.string().max(50).describe('What the document is.'),
    label: z.string().max(50).describe('The name of its number.'),
    value: z.string().max(30).describe('The number, visibly not a real one.'),
    rows: z
      .array(z.strictObject({ label: z.string().max(45), value: z.string().max(40) }))
      .min(2)
      .max(5)
      .describe('Its further lines.'),
  })
  .describe('The specimen document that is drawn beside the heading.');

const about = z.strictObject({
  title: z.string().max(60).describe('The heading of the what-is section, or of the benefits.'),
  text: z.string().min(80).max(600).describe('What it is, for somebody who hears of it for the first time.'),
  benefits: z.array(z.string().min(20).max(140)).min(3).max(6).optional().describe('What it brings, as a list.'),
  link: z
    .strictObject({ label: z.string().max(30), href: z.string().startsWith('/') })
    .optional()
    .describe('Where the section leads on.'),
});

/** One service page: `entries/services/<slug>/<locale>.md`. The Markdown below the fields is the longer explanation. */
export const service = z.strictObject({
  title: z.string().min(15).max(70).describe('The heading of the page.'),
  pageTitle: z
    .string()
    .min(10)
    .max(50)
    .describe('The title in the tab and in search results, before the brand; unique.'),
  description: z.string().min(50).max(160).describe('Shown in search results; unique.'),
  lead: z.string().min(40).max(200).describe('The sentence or two under the heading.'),
  heroImage,
  stats: z.array(nameOf(claims)).length(4).describe('The claims of the trusted-by band.'),
  about: about.describe('What the service is about.'),
  facts: z.array(nameOf(facts)).max(3).describe('The facts whose dated blocks the page shows.'),
  costs: z.array(line).min(2).max(6).describe('What it costs and how long it takes.'),
  needs: z.array(z.string().min(20).max(150)).min(3).max(5).describe('Who needs it, and who does not.'),
  provide: z.array(z.string().min(5).max(130)).min(2).max(7).describe('What the client must give us.'),
  steps: z.array(step).min(3).max(4).describe('How it works, in order.'),
  whyChoose: z.array(card).length(6).describe('The six cards.'),
  questions: z.array(question).min(4).max(7).describe('Questions about this service.'),
  closing: z
    .strictObject({ title: z.string().max(50), text: z.string().max(140) })
    .describe('The last words before the footer, with the two buttons.'),
});

export type Service = Readonly<z.infer<typeof service>>;
