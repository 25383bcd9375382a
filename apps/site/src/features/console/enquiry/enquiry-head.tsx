import { fill } from '@formation/content';
import { Chip } from '@formation/ui';
import type { Entry } from '../api/shapes.ts';
import { NewCallLink } from '../bookings/new-call-link.tsx';
import { timeIn } from '../bookings/times.ts';
import { PhoneLinks } from '../shell/phone-links.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { typedIn } from './typed-in.ts';
import { clientOf } from './use-enquiry-commands.ts';

/** How the person of an enquiry is reached, in which language, and what else there is of them. */
export function EnquiryHead({ entry, mayWork }: Readonly<{ entry: Entry; mayWork: boolean }>) {
  const locale = useLocale();
  const { inbox, enquiry, answer } = useWords();
  const { address, others, language } = entry;
  const phone = typedIn(entry, 'number');
  return (
    <div className="enquiry-head small">
      <p className="cluster plain-text">
        {phone !== '' && <PhoneLinks phone={phone} />}
        <a href={`mailto:${address}`}>
          <bdi>{address}</bdi>
        </a>
        {mayWork && entry.state !== 'held' && <NewCallLink {...clientOf(entry)} />}
      </p>
      <p className="cluster">
        <a className="cluster" href={`/console?${String(new URLSearchParams({ person: address }))}`}>
          {enquiry.person}
          {others.enquiries > 0 && <Chip>{fill(enquiry.others, { count: others.enquiries })}</Chip>}
          {others.calls > 0 && <Chip>{fill(enquiry.calls, { count: others.calls })}</Chip>}
        </a>
      </p>
      <p className="cluster muted">
        <Chip>{answer.languages[language]}</Chip>
        {entry.tags.map((tag) => (
          <Chip key={tag}>{tag}</Chip>
        ))}
        {fill(inbox.came, { time: timeIn(locale, entry.receivedAt) })}
      </p>
    </div>
  );
}
