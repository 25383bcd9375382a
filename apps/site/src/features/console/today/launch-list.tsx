import { fill } from '@formation/content';
import type { LaunchItems } from '../api/shapes.ts';
import { Folded } from '../shell/folded.tsx';
import { useWords } from '../shell/use-words.ts';

/** What stands between the site and its first visitors. */
export function LaunchList({ items }: Readonly<{ items: LaunchItems }>) {
  const words = useWords();
  const { launch: own } = words.today;
  if (items.length === 0) return <p>{own.none}</p>;
  return (
    <Folded summary={fill(own.summary, { count: items.length })}>
      {items.map(({ what, where }) => (
        <li key={what + where} className="stack enquiry-row">
          <p>{what}</p>
          <p className="small muted">{fill(own.where, { where })}</p>
        </li>
      ))}
    </Folded>
  );
}
