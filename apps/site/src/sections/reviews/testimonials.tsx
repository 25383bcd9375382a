import { featuredTestimonials, mergedReviews, messages, type Locale, type Testimonial } from '@formation/content';
import { GoLink, SampleNote } from '@formation/ui';
import { FeaturedTestimonials } from '../../features/featured-testimonials/featured-testimonials.tsx';
import { ReviewRows } from '../../features/marquee/review-rows.tsx';
import { localePath } from '../../lib/language/locale.ts';

const holdsSamples = [...featuredTestimonials, ...mergedReviews()].some(({ sample }) => sample);

type Props = Readonly<{ locale: Locale; script: string; shown: readonly Testimonial[] }>;

/** Testimonials of the home page: a few large ones, then the reviews in two rows. */
export function Testimonials({ locale, script, shown }: Props) {
  const words = messages[locale].home.testimonials;
  return (
    <section className="section testimonials">
      <div className="wrap">
        <div className="between">
          <div className="head">
            <h2>{words.title}</h2>
          </div>
          <div className="cluster">
            {holdsSamples && <SampleNote>{messages[locale].testimonials.sampleNote}</SampleNote>}
            <GoLink href={localePath(locale, '/testimonials')}>{words.more}</GoLink>
          </div>
        </div>
      </div>
      <FeaturedTestimonials words={words} script={script} shown={shown} />
      <div className="mt-7">
        <ReviewRows locale={locale} />
      </div>
    </section>
  );
}
