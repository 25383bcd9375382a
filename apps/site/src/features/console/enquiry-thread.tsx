import { Files, Typed } from './enquiry-facts.tsx';
import { enquiryOf } from './enquiry-of.tsx';
import type { Entry } from './inbox-calls.ts';
import { MergedPart } from './merged-part.tsx';
import type { Enquiry } from './use-enquiry.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; entry: Entry; enquiry: Enquiry; mayWork: boolean }>;

/** What the visitor sent: once, or of all that were merged, the oldest first, each with where it came from. */
export function Thread(props: Props) {
  const { words, locale, entry } = props;
  if (entry.merged.length === 0)
    return (
      <>
        <Typed words={words} sent={entry} title={words.enquiry.typed} />
        <Files words={words} sent={entry} />
      </>
    );
  const parts = [entry, ...entry.merged].toSorted((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
  return parts.map((sent) => (
    <article key={sent.id} className="stack" aria-label={enquiryOf(words, locale, sent)}>
      <Typed words={words} sent={sent} title={enquiryOf(words, locale, sent)} />
      <Files words={words} sent={sent} />
      {'mergedBy' in sent && <MergedPart {...props} part={sent} />}
    </article>
  ));
}
