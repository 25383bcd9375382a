import { mergedReviews, type Review } from '@formation/content';
import { Avatar } from '@formation/ui';
import './collage.css';

/** One large picture and eight small ones fill the frame; small screens show six. */
const places = 9;

type Props = Readonly<{
  label: string;
  /** All of them, unless a test names others. */
  reviews?: readonly Review[];
}>;

/** The reviewers' pictures, or the mats of their names. Where they are too few, mats of no name fill the frame. */
export function Collage({ label, reviews = mergedReviews() }: Props) {
  const people = new Map(reviews.map(({ name, avatarUrl }) => [name, avatarUrl]));
  for (let place = people.size; place < places; place += 1) people.set(`${place}`, '');
  return (
    <div className="collage" role="img" aria-label={label}>
      {[...people].slice(0, places).map(([name, avatarUrl]) => (
        <Avatar key={name} name={name} src={avatarUrl} />
      ))}
    </div>
  );
}
