import { fill } from '@formation/content';
import { Folded } from './folded.tsx';
import type { launch } from './today-calls.ts';
import type { Words } from './words.ts';

type Items = Extract<Awaited<ReturnType<typeof launch>>, { items: unknown }>['items'];

/** What stands between the site and its first visitors. */
export function LaunchList({ words, items }: Readonly<{ words: Words; items: Items }>) {
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
