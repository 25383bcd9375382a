import { Avatar, Icon, Mark, Stars } from '@formation/ui';
import './review.css';

type Props = Readonly<{
  name: string;
  /** Address of the reviewer's picture; empty for none. */
  avatar: string;
  /** Where the review was written. */
  source: string;
  sourceIcon: 'facebook' | 'trustpilot' | 'default';
  rating: number;
  ratingLabel: string;
  text: string;
  day?: Readonly<{ iso: string; text: string }> | undefined;
  /** Where it can be read in full. */
  original?: Readonly<{ href: string; label: string }> | undefined;
  /** The words beside the box that shows the whole text; without them the card keeps to its four lines. */
  wholeLabel?: string | undefined;
}>;

/** No column is so narrow that four lines of it hold less. */
const FITS = 120;

/** A review on a sheet of its own: four lines of it, and all of it for who ticks the box. */
export function ReviewCard({ name, avatar, source, sourceIcon, ...review }: Props) {
  const { rating, ratingLabel, text, day, original, wholeLabel } = review;
  return (
    <div className="review">
      <header>
        <Avatar name={name} src={avatar} />
        <span>
          <b>{name}</b>
          <small>{source}</small>
        </span>
        {sourceIcon === 'default' ? <Icon name="message-square-quote" /> : <Mark name={sourceIcon} />}
      </header>
      <Stars rating={rating} label={ratingLabel} />
      <p className="text">{text}</p>
      {wholeLabel && text.length > FITS && (
        <label className="whole">
          <input type="checkbox" />
          {wholeLabel}
          <span className="sr">: {name}</span>
        </label>
      )}
      <footer>
        {day ? <time dateTime={day.iso}>{day.text}</time> : <span />}
        {original && (
          <a href={original.href} target="_blank" rel="noopener">
            {original.label}
          </a>
        )}
      </footer>
    </div>
  );
}
