import { dealt, mergedReviews, messages, type Locale } from '@formation/content';
import { Marquee } from '@formation/ui';
import { ShownReview } from '../../lib/reviews/shown-review.tsx';

/** The reviews of all sources in two rows, newest first until the script deals them anew. */
export function ReviewRows({ locale }: Readonly<{ locale: Locale }>) {
  const words = messages[locale].home.testimonials;
  const { readAt } = messages[locale].testimonials.reviews;
  const cards = mergedReviews().map((review) => ({
    key: review.id,
    content: <ShownReview locale={locale} review={review} words={{ ...words, readAt }} />,
  }));
  return <Marquee kind="reviews" label={words.reviews} rows={dealt(cards)} pause={words.pause} resume={words.resume} />;
}
