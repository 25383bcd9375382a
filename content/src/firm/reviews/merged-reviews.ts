import type { FacebookReview, Review, ReviewSets, ReviewSource, StarredReview } from '../../entries/review.ts';
import { site } from '../site.ts';
import { avatarAddress } from './avatar-address.ts';
import { isShownImage } from './image-hosts.ts';
import { reviewSets } from './review-sets.ts';
import { withoutSamples } from './without-samples.ts';

const shown: Readonly<Record<ReviewSource, { title: string; nameless: string }>> = {
  facebook: { title: 'Facebook', nameless: 'Facebook Reviewer' },
  google: { title: 'Google', nameless: 'Google Reviewer' },
  trustpilot: { title: 'Trustpilot', nameless: 'TrustPilot Reviewer' },
};

/** Who wrote what: somebody may have posted the same words at two places. */
const wordsOf = ({ name, testimonial }: Review) => JSON.stringify([name, testimonial.trim()]);

/**
 * The reviews of all sources as one list, newest first; those without a day come last. Each is there once, and no sample
 * stands beside a real one.
 */
export function mergedReviews(sets: ReviewSets = reviewSets): readonly Review[] {
  const all = [
    ...sets.facebook.map((review) => merged(review, 'facebook')),
    ...sets.google.map((review) => merged(review, 'google')),
    ...sets.trustpilot.map((review) => merged(review, 'trustpilot')),
  ];
  const newestFirst = withoutSamples(all).toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return [...Map.groupBy(newestFirst, wordsOf).values()].flatMap(([first]) => first ?? []);
}

function merged(review: FacebookReview | StarredReview, source: ReviewSource): Review {
  return {
    id: `${source}-${review.id}`,
    name: review.reviewerName?.trim() || shown[source].nameless,
    title: shown[source].title,
    avatarUrl: shownOrNone(avatarAddress(review.avatarUrl ?? '', source, site.media.avatarProxy)),
    rating: rating(review),
    testimonial: review.text,
    source,
    ...(review.date && { date: review.date }),
    ...(review.originalUrl && { originalUrl: review.originalUrl }),
    sample: review.sample ?? false,
  };
}

/** A picture from a host that is not configured is left out: the page would only be refused it. */
const shownOrNone = (address: string): string => (isShownImage(address) ? address : '');

function rating(review: FacebookReview | StarredReview): number {
  if ('isRecommended' in review) return review.isRecommended ? 5 : 4;
  return review.stars ?? 5;
}
