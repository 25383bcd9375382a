import { z } from 'zod';
import { announcementEntry } from './announcement.ts';
import { callsEntry } from './calls.ts';
import { claim } from './claim.ts';
import { closedDaysEntry } from './closed-days.ts';
import { everywhere } from './everywhere.ts';
import { fact } from './fact.ts';
import { countryOption, packageLists } from './formation-package.ts';
import { launchQuestion } from './launch-question.ts';
import { officeEntry } from './office.ts';
import { openPoint } from './open-point.ts';
import { partner } from './partner.ts';
import { postEntry } from './posts/post-entry.ts';
import { question } from './question.ts';
import { remindersEntry } from './reminders.ts';
import { reviewSets } from './review.ts';
import { servicePrices } from './service-price.ts';
import { siteEntry } from './site.ts';
import { testimonial } from './testimonial.ts';

/** What nobody edits without its sources or the program at hand: figures of others, and what the launch check asks. */
const ofProgrammers: readonly string[] = [
  'claims/claims.json',
  'facts/facts.json',
  'launch/open-points.json',
  'launch/questions.json',
];

/** The files of entries that are data, by their paths under `content/entries`, and what each may hold. */
export const entryFiles: Readonly<Record<string, z.ZodType>> = {
  'claims/claims.json': z.record(z.string().regex(/^\w+$/, 'Write a name of letters alone.'), claim),
  'facts/facts.json': z.record(z.string().regex(/^[a-z0-9-]+$/, 'Write a name of small letters and hyphens.'), fact),
  'faqs/company-formation.json': everywhere(z.array(question).min(4)),
  'faqs/name-generator.json': everywhere(z.array(question).length(4)),
  'firm/announcement.json': announcementEntry,
  'firm/calls.json': callsEntry,
  'firm/closed-days.json': closedDaysEntry,
  'firm/office.json': officeEntry,
  'firm/reminders.json': remindersEntry,
  'firm/site.json': siteEntry,
  'launch/open-points.json': z.array(openPoint),
  'launch/questions.json': z.array(launchQuestion),
  'packages/countries.json': z.array(countryOption).min(1),
  'packages/packages.json': packageLists,
  'partners/partners.json': z.array(partner),
  'reviews/featured.json': z.array(testimonial),
  'reviews/reviews.json': reviewSets,
  'services/prices.json': servicePrices,
};

/** The files that the owner of the firm edits in the console, by the names that stand in its addresses. */
export const editableFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(entryFiles)
    .filter((path) => !ofProgrammers.includes(path))
    .map((path) => [path.replace(/\.json$/, '').replaceAll('/', '-'), path]),
);

const postFolder = /^blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const postPrefix = 'blog-';
const longestSlug = 80;

/** The folder of the post that a name in the console's addresses means; undefined where it is no name of a post. */
export function folderOfPost(id: string): string | undefined {
  const folder = id.replace(postPrefix, 'blog/');
  return id.length <= longestSlug && id.startsWith(postPrefix) && postFolder.test(folder) ? folder : undefined;
}

/** The name of the post in a folder, such as `blog/our-new-office`. */
export const idOfPost = (folder: string): string => folder.replace('blog/', postPrefix);

export const isPost = (path: string): boolean => postFolder.test(path);

/** What an entry may hold: a file of data by its path, a post by its folder, which may be there or not. */
export const schemaOf = (path: string): z.ZodType | undefined =>
  isPost(path) ? postEntry.nullable() : entryFiles[path];

/** What a form for an entry is made from: its schema in the terms of JSON Schema, with what each field is for. */
export const formSchema = (path: string): unknown =>
  z.toJSONSchema(isPost(path) ? postEntry : (entryFiles[path] ?? z.never()), { io: 'input', unrepresentable: 'any' });
