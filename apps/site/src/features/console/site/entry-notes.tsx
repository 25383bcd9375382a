import type { TheirChange } from '@formation/console-api/values';
import { fill } from '@formation/content';
import { Button, Dialog, Note } from '@formation/ui';
import { useState } from 'react';
import type { SiteEntry } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { Fold } from '../shell/fold.tsx';
import { useLocale, useWords } from '../shell/use-words.ts';
import { Differences } from './differences.tsx';
import { placeText, valueText } from './field-texts.ts';

type EntryProps = Readonly<{ entry: SiteEntry }>;

/** Whether visitors see something of it: a post that is new has no page. */
export const isOnSite = ({ value, differences }: Pick<SiteEntry, 'value' | 'differences'>): boolean =>
  differences.length === 0 ? value !== null : !differences.some(({ field, before }) => field === '' && before === null);

/** Whether what stands here is on the site, who saved it, and what an update changed of it as well. */
export function Standing({ entry }: EntryProps) {
  const { draft, conflicts, unfit, value, differences } = entry;
  const { site } = useWords();
  const locale = useLocale();
  const { nameOf } = useStaff();
  return (
    <>
      <p className="small muted">
        {draft
          ? fill(site.form.savedBy, { who: nameOf(draft.who), time: timeIn(locale, draft.at) })
          : site.form[isOnSite(entry) ? 'onSite' : 'unwritten']}
      </p>
      {conflicts.length > 0 && (
        <Note tone="warn" title={site.conflicts.title}>
          {site.conflicts.text} {conflicts.map((field) => placeText(site, field, value)).join('; ')}
        </Note>
      )}
      {unfit.length > 0 && (
        <Note tone="warn" title={site.unfit.title}>
          {site.unfit.text} {unfit.map((field) => placeText(site, field, value)).join('; ')}
        </Note>
      )}
      {differences.length > 0 && (
        <Fold title={site.form.changes} standing={`${differences.length}`}>
          <Differences differences={differences} value={value} />
        </Fold>
      )}
    </>
  );
}

/** What somebody else has saved meanwhile, by field: nothing of it goes unseen before the next press. */
export function Theirs({ changes, value }: Readonly<{ changes: readonly TheirChange[]; value: unknown }>) {
  const { site } = useWords();
  if (changes.length === 0) return null;
  return (
    <Note tone="warn">
      {site.theirs.title}
      {changes.map(({ place, theirs, isOwn }) => (
        <span key={place} className="site-theirs plain-text">
          {fill(site.theirs.change, { field: placeText(site, place, value), value: valueText(site, theirs) })}{' '}
          {isOwn && site.theirs.kept}
        </span>
      ))}
    </Note>
  );
}

/** Throws a draft away; it asks before. */
export function Discard({ isBusy, onDiscard }: Readonly<{ isBusy: boolean; onDiscard: () => void }>) {
  const { form } = useWords().site;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="ghost" disabled={isBusy} onClick={() => setOpen(true)}>
        {form.discard}
      </Button>
      <Dialog open={isOpen} onClose={close} title={form.discardTitle} text={form.discardText} closeLabel={form.keep}>
        {isOpen && (
          <div className="cluster card-pad erases">
            <Button
              onClick={() => {
                close();
                onDiscard();
              }}
            >
              {form.discard}
            </Button>
            <Button look="ghost" onClick={close}>
              {form.keep}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}
