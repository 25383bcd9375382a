import type { Difference } from '../api/shapes.ts';
import { useWords } from '../shell/use-words.ts';
import { changeText, placeText } from './field-texts.ts';

type Props = Readonly<{
  differences: readonly Difference[];
  /** The entry, which names its items; undefined where it is not at hand. */
  value?: unknown;
}>;

/** What changes where: the field, what stood there and what stands there then. */
export function Differences({ differences, value }: Props) {
  const { site, posts } = useWords();
  return (
    <ul className="ruled">
      {differences.map(({ field, before, after }) => (
        <li key={field} className="plain-text">
          <b>{field === '' ? posts.take.whole : placeText(site, field, value)}</b>:{' '}
          {changeText(site, { before, after })}
        </li>
      ))}
    </ul>
  );
}
