import { mergedReviews } from '@formation/content';
import { Avatar } from '@formation/ui';
import './collage.css';

/** One large picture and eight small ones fill the frame; small screens show six. */
const places = 9;

/** The reviewers' pictures, or the mats of their names. */
export function Collage({ label }: Readonly<{ label: string }>) {
  const people = new Map(mergedReviews().map(({ name, avatarUrl }) => [name, avatarUrl]));
  return (
    <div className="collage" role="img" aria-label={label}>
      {[...people].slice(0, places).map(([name, avatarUrl]) => (
        <Avatar key={name} name={name} src={avatarUrl} />
      ))}
    </div>
  );
}
