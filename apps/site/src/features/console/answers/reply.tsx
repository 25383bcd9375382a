import { fill } from '@formation/content';
import { Note } from '@formation/ui';
import type { Entry, Reply as Came } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { Files } from '../enquiry/enquiry-facts.tsx';
import { About } from '../enquiry/enquiry-of.tsx';
import { Fold } from '../shell/fold.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';

type Props = Readonly<{ entry: Entry; reply: Came }>;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What is not as one would think: another address, or less than was written. */
function Doubts({ reply, address }: Readonly<{ reply: Came; address: string }>) {
  const { replies } = useWords().answer;
  return (
    <>
      {reply.kind === 'reply' && !isSame(reply.address, address) && <Note tone="warn">{replies.other}</Note>}
      {reply.isCut && <Note tone="warn">{replies.cut}</Note>}
      {reply.leftOut > 0 && <Note tone="warn">{fill(replies.leftOut, { count: reply.leftOut })}</Note>}
    </>
  );
}

/** What came back by mail: as text, whatever it is, and with its files. */
export function Reply({ entry, reply }: Props) {
  const locale = useLocale();
  const { replies } = useWords().answer;
  const sent = [entry, ...entry.merged].find(({ id }) => id === reply.enquiry) ?? entry;
  return (
    <>
      <p className="small muted plain-text">
        {fill(replies.from[reply.kind], { address: reply.address, time: timeIn(locale, reply.at) })}{' '}
        <About entry={entry} id={reply.enquiry} />
      </p>
      <Doubts reply={reply} address={sent.address} />
      <p className="plain-text">
        <b>
          <bdi>{reply.subject}</bdi>
        </b>
      </p>
      <p className="plain-text">
        <bdi>{reply.text}</bdi>
      </p>
      {reply.quoted !== '' && (
        <Fold title={replies.quoted} standing="">
          <p className="small plain-text">
            <bdi>{reply.quoted}</bdi>
          </p>
        </Fold>
      )}
      <Files sent={sent} reply={reply.id} />
    </>
  );
}
