import { answerCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { ask } from '../api/client.ts';
import { useSend } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { Failure } from '../shell/typed-form.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';

/** Makes the link by which a visitor sends papers; what is done with its address is told with the wish. */
export function useUploadLink({ id }: Entry, reload: () => Promise<void>) {
  return useSend(
    (_: (url: string) => void) => ask(answerCalls.askPapers, { params: { id } }),
    ({ url }, then) => {
      then(url);
      void reload();
    },
  );
}

type Props = Readonly<{
  entry: Entry;
  link: ReturnType<typeof useUploadLink>;
  disabled: boolean;
  onLink: (url: string) => void;
  show: (entry: Entry) => void;
}>;

/** Whether the visitor can send papers, and until when; one who works here can end it. */
function Standing({ entry, show }: Pick<Props, 'entry' | 'show'>) {
  const locale = useLocale();
  const { papers } = useWords().answer;
  const { nameOf } = useStaff();
  const ending = useSend(() => ask(answerCalls.endPapers, { params: { id: entry.id } }), show);
  if (entry.uploadLink === null) return <Failure failure={ending.failure} />;
  const { who, until } = entry.uploadLink;
  return (
    <div className="stack">
      <p className="small">
        {fill(papers.stands, { who: nameOf(who), time: timeIn(locale, until) })}{' '}
        <Button look="ghost" small disabled={ending.isBusy} onClick={() => ending.send()}>
          {papers.end}
        </Button>
      </p>
      <Failure failure={ending.failure} />
    </div>
  );
}

/** Asks for papers by a link, never by mail. */
export function UploadLink({ link, disabled, onLink, ...shown }: Props) {
  const { papers } = useWords().answer;
  return (
    <>
      <div>
        <Button look="ghost" small disabled={disabled || link.isBusy} onClick={() => link.send(onLink)}>
          {papers.ask}
        </Button>
      </div>
      <p className="small muted">{papers.help}</p>
      <Failure failure={link.failure} />
      <Standing {...shown} />
    </>
  );
}
