import type { Entry } from '../api/shapes.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { Files, Message, Typed } from './enquiry-facts.tsx';
import { enquiryOf } from './enquiry-of.tsx';
import { MergedPart } from './merged-part.tsx';
import type { Enquiry } from './use-enquiry.ts';

type Props = Readonly<{ entry: Entry; enquiry: Enquiry; mayWork: boolean }>;

/** What the visitor sent: once, or of all that were merged, the oldest first, each with where it came from. */
export function Thread(props: Props) {
  const words = useWords();
  const locale = useLocale();
  const { entry } = props;
  if (entry.merged.length === 0)
    return (
      <>
        <Message sent={entry} />
        <Files sent={entry} />
      </>
    );
  const parts = [entry, ...entry.merged].toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
  return parts.map((sent) => (
    <article key={sent.id} className="stack" aria-label={enquiryOf(words, locale, sent)}>
      <Typed sent={sent} title={enquiryOf(words, locale, sent)} />
      <Files sent={sent} />
      {'mergedBy' in sent && <MergedPart {...props} part={sent} />}
    </article>
  ));
}
