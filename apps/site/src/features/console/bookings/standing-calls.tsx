import { Note } from '@formation/ui';
import { Fragment } from 'react';
import { useLocale } from '../shell/use-words.ts';
import { timeIn } from './times.ts';

type Props = Readonly<{ says: string; calls: readonly Readonly<{ id: string; start: string; name: string }>[] }>;

/** The calls that stand where no calls are held any more: somebody has to move or cancel them. */
export function StandingCalls({ says, calls }: Props) {
  const locale = useLocale();
  if (calls.length === 0) return null;
  return (
    <Note tone="warn">
      {says}
      {calls.map(({ id, start, name }) => (
        <Fragment key={id}>
          <br />
          <a href={`/console?call=${id}`}>
            <span>
              <bdi>{name}</bdi>, {timeIn(locale, start)}
            </span>
          </a>
        </Fragment>
      ))}
    </Note>
  );
}
