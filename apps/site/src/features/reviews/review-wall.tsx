import { mergedReviews, messages, type Locale, type Review } from '@formation/content';
import { Button, Reveal } from '@formation/ui';
import type { ReactNode } from 'react';
import { ShownReview } from '../../lib/reviews/shown-review.tsx';
import './review-wall.css';

const beside = 3;
const below = 2;

type Props = Readonly<{
  locale: Locale;
  /** Address of the script of the reviews, loaded when the visitor comes near to any of them. */
  script: string;
  children?: ReactNode;
}>;

/** The reviews of all sources: three beside the film that it is given, two below, the rest behind a button. */
export function ReviewWall({ locale, script, children }: Props) {
  const { reviews: words } = messages[locale].testimonials;
  const all = mergedReviews();
  const cards = (some: readonly Review[]) =>
    some.map((review) => <ShownReview key={review.id} locale={locale} review={review} words={words} />);
  const rest = all.slice(beside + below);
  return (
    <Reveal threshold={0.15}>
      <div className="beside">
        {children}
        <div className="col">{cards(all.slice(0, beside))}</div>
      </div>
      <div className="two-up mt-4" data-script={script}>
        {cards(all.slice(beside, beside + below))}
      </div>
      {rest.length > 0 && (
        <>
          <div className="three-up mt-4 folded" id="more-reviews">
            {cards(rest)}
          </div>
          <p className="load-more">
            <Button
              look="ghost"
              aria-expanded={false}
              aria-controls="more-reviews"
              data-load-more={words.more}
              data-show-less={words.less}
            >
              {words.more}
            </Button>
          </p>
        </>
      )}
    </Reveal>
  );
}
