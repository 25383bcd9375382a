import { fill, middleSlide, type Messages, type Testimonial } from '@formation/content';
import { Avatar } from '@formation/ui';
import './carousel.css';

type Words = Messages['home']['testimonials'];

function Slide({ testimonial, words }: Readonly<{ testimonial: Testimonial; words: Words }>) {
  const { quote, description, name, role, image } = testimonial;
  return (
    <figure>
      <blockquote>
        <p className="quote">{quote}</p>
        <p className="body">{description}</p>
        <button
          className="go more"
          type="button"
          aria-expanded="false"
          data-more={words.showMore}
          data-less={words.showLess}
          hidden
        >
          <span>{words.showMore}</span>
        </button>
      </blockquote>
      <figcaption>
        <Avatar name={name} src={image} />
        <span>
          <b>{name}</b>
          {role}
        </span>
      </figcaption>
    </figure>
  );
}

type Props = Readonly<{
  words: Words;
  script: string;
  /** With the addresses of their pictures. */
  shown: readonly Testimonial[];
}>;

/**
 * The large testimonials, the middle one first. Without a script they are a row to be swiped or scrolled; where there are
 * none, nothing is.
 */
export function FeaturedTestimonials({ words, script, shown }: Props) {
  const count = shown.length;
  if (count === 0) return null;
  const isMiddle = (index: number) => (index === middleSlide(count) ? 'true' : undefined);
  const nameOf = (index: number) => fill(words.slide, { number: index + 1, count });
  return (
    <div className="featured" data-carousel data-script={script}>
      <div
        className="track"
        role="group"
        aria-roledescription={words.kinds.carousel}
        aria-label={words.carousel}
        tabIndex={0}
      >
        {shown.map((testimonial, index) => (
          <div
            className="slide"
            key={testimonial.id}
            role="group"
            aria-roledescription={words.kinds.slide}
            aria-label={nameOf(index)}
            aria-current={isMiddle(index)}
          >
            <Slide testimonial={testimonial} words={words} />
          </div>
        ))}
      </div>
      <div className="dots">
        {shown.map(({ id }, index) => (
          <button key={id} type="button" aria-label={nameOf(index)} aria-current={isMiddle(index)} />
        ))}
      </div>
    </div>
  );
}
