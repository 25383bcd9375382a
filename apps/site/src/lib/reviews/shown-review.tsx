import { fill, sourceIcon, type Locale, type Review } from '@formation/content';
import { monthOf } from '../text/dates/short-day.ts';
import { ReviewCard } from './review-card.tsx';

type Words = Readonly<{ stars: string; readAt: string; whole?: string }>;

/** A review of any source as a card in a language. */
export function ShownReview({ locale, review, words }: Readonly<{ locale: Locale; review: Review; words: Words }>) {
  const { name, title, avatarUrl, rating, testimonial, source, date, originalUrl } = review;
  return (
    <ReviewCard
      name={name}
      avatar={avatarUrl}
      source={title}
      sourceIcon={sourceIcon(source)}
      rating={rating}
      ratingLabel={fill(words.stars, { rating })}
      text={testimonial}
      day={date === undefined ? undefined : { iso: date, text: monthOf(locale, date) }}
      original={
        originalUrl === undefined ? undefined : { href: originalUrl, label: fill(words.readAt, { source: title }) }
      }
      wholeLabel={words.whole}
    />
  );
}
