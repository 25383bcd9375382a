import { fill } from '@formation/content';
import type { Publish } from '../../api/shapes.ts';
import { timeIn } from '../../bookings/times.ts';
import { useLocale, useWords } from '../../shell/use-words.ts';
import { Failed, Progress } from './progress.tsx';
import { isGoing } from './use-publishing.ts';

type Props = Readonly<{ again: Publish | null; newest: Publish | undefined }>;

/** That the site was built again by itself since somebody published: on a new day, or after an update. */
export function BuiltAgain({ again, newest }: Props) {
  const { again: own } = useWords().site;
  const locale = useLocale();
  if (again === null || Number(again.id) < Number(newest?.id ?? 0)) return null;
  return (
    <div aria-live="polite">
      {isGoing(again) && <p>{own.going}</p>}
      {again.state === 'done' && (
        <p className="small muted">{fill(own.done, { time: timeIn(locale, again.ended ?? again.at) })}</p>
      )}
      <Failed build={again} title={own.failed} what={own.what} />
      <Progress build={again} />
    </div>
  );
}
