import { z } from 'zod';

/** Whatever else an export holds, a page links to nothing but the web. */
const webAddress = z.url({ protocol: /^https?$/, error: 'Write an address that begins with https:// or http://.' });

const starRange = 'Stars are a whole number from 1 to 5.';

const shared = {
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/i, 'An id has only letters, digits and hyphens.')
    .meta({ readOnly: true, description: 'The source’s own id; unique within the source.' }),
  reviewerName: z
    .string('Write the name as a text.')
    .max(60, 'A name has at most 60 characters.')
    .optional()
    .describe('As the source shows it; a fallback stands in when it is missing.'),
  avatarUrl: z
    .union([webAddress, z.string().regex(/^\/(?!\/)/)], 'Write an address that begins with https://, http:// or one /.')
    .optional()
    .describe('Address of the reviewer’s picture, or of one that the site serves itself.'),
  text: z
    .string('Write the words of the review, or leave the review out.')
    .min(1, 'Write the words of the review, or leave the review out.')
    .describe('The review in the reviewer’s own words and language, as short or long as they wrote it.'),
  date: z.iso.date('Write the day as 2026-11-30.').optional().describe('The day of the review.'),
  originalUrl: webAddress.optional().describe('Where the review can be read at its source.'),
  sample: z.boolean().optional().describe('The page marks it as a sample.'),
};

const stars = z
  .int(starRange)
  .min(1, starRange)
  .max(5, starRange)
  .optional()
  .describe('1 to 5; 5 when the source gives none.');

/** A review as Facebook exports it: recommended or not. */
export const facebookReview = z.strictObject({
  ...shared,
  isRecommended: z
    .boolean('Write yes or no.')
    .describe('Facebook has no stars; recommended counts as 5, anything else as 4.'),
});

/** A review as Google Maps or Trustpilot exports it. */
export const starredReview = z.strictObject({ ...shared, stars });

export type FacebookReview = Readonly<z.infer<typeof facebookReview>>;
export type StarredReview = Readonly<z.infer<typeof starredReview>>;

type Named = readonly Readonly<{ id: string }>[];

/** A source has one review of an id. */
function onceEach(reviews: Named, context: z.RefinementCtx): void {
  const at = reviews.findIndex(({ id }, index) => reviews.findIndex((other) => other.id === id) < index);
  if (at !== -1) context.addIssue({ code: 'custom', path: [at, 'id'], message: 'Write an id that no other has.' });
}

/** The reviews of each source: `entries/reviews/reviews.json`. */
export const reviewSets = z.strictObject({
  facebook: z.array(facebookReview).superRefine(onceEach).readonly(),
  google: z.array(starredReview).superRefine(onceEach).readonly(),
  trustpilot: z.array(starredReview).superRefine(onceEach).readonly(),
});

export type ReviewSets = Readonly<z.infer<typeof reviewSets>>;

/** Where a review comes from, in the order in which equal days are listed. */
export const reviewSources = ['facebook', 'google', 'trustpilot'] as const;
export type ReviewSource = (typeof reviewSources)[number];

/** A review as the pages show it, whatever its source. */
export type Review = Readonly<{
  id: string;
  name: string;
  /** The source's name. */
  title: string;
  /** Empty when there is no picture. */
  avatarUrl: string;
  rating: number;
  testimonial: string;
  source: ReviewSource;
  date?: string;
  originalUrl?: string;
  sample: boolean;
}>;
