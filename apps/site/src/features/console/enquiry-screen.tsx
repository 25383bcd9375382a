import { fill } from '@formation/content';
import { isRefused } from '@formation/leads';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import { useOnHydrated } from '../../lib/hydration.ts';
import { Files, History, Typed } from './enquiry-facts.tsx';
import { EnquiryWork } from './enquiry-work.tsx';
import { people } from './inbox-calls.ts';
import { timeIn } from './times.ts';
import { Failure } from './typed-form.tsx';
import { useEnquiry } from './use-enquiry.ts';
import type { Words } from './words.ts';

type Props = Readonly<{ words: Words; locale: string; id: string; mayWork: boolean; onBack: () => void }>;

/** One enquiry on one screen. */
export function EnquiryScreen({ words, locale, id, mayWork, onBack }: Props) {
  const enquiry = useEnquiry(id);
  const [known, setKnown] = useState<readonly string[]>([]);
  useOnHydrated(() => {
    void people().then((found) => !isRefused(found) && setKnown(found.people));
  });
  const { entry } = enquiry;
  const name = entry?.typed.find((field) => field.name === 'name')?.text;
  return (
    <section className="sheet card-pad" aria-labelledby="enquiry">
      <div>
        <Button look="ghost" small onClick={onBack}>
          {words.enquiry.back}
        </Button>
      </div>
      <h2 id="enquiry" className="plain-text">
        {entry ? (name ?? words.enquiry.unnamed) : words.loading}
      </h2>
      {entry ? (
        <>
          <p className="small muted">{fill(words.inbox.came, { time: timeIn(locale, entry.receivedAt) })}</p>
          {entry.state === 'held' && <Note tone="warn">{words.enquiry.held}</Note>}
          <Typed words={words} entry={entry} />
          <Files words={words} entry={entry} />
          {mayWork && <EnquiryWork words={words} entry={entry} people={known} enquiry={enquiry} />}
          <History words={words} entry={entry} locale={locale} />
        </>
      ) : (
        <Failure words={words} failure={enquiry.failure} />
      )}
    </section>
  );
}
