import { fill } from '@formation/content';
import { Note } from '@formation/ui';
import type { Publish } from '../../api/shapes.ts';
import { useWords } from '../../shell/use-words.ts';
import { isGoing } from './use-publishing.ts';

type Props = Readonly<{ build: Publish }>;

/** How far a build is that goes on. */
export function Progress({ build }: Props) {
  const { progress: own } = useWords().site;
  const { state, percent } = build;
  if (!isGoing(build)) return null;
  return (
    <p className="cluster">
      <progress aria-label={own.bar} max={100} value={state === 'waiting' ? undefined : percent} />
      <span className="small muted">{fill(own.percent, { percent })}</span>
    </p>
  );
}

/** Why a build failed, in its sentences. */
export function Failed({ build: { state, why }, title, what }: Props & Readonly<{ title: string; what: string }>) {
  if (state !== 'failed') return null;
  return (
    <Note tone="bad" title={title}>
      {why.map((sentence) => (
        <span key={sentence} className="site-theirs plain-text">
          {sentence}
        </span>
      ))}
      {what}
    </Note>
  );
}
