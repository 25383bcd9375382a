import { siteCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, LinkButton, Note } from '@formation/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useReturnedFocus } from '../../../lib/input/use-returned-focus.ts';
import { useAsk } from '../api/query.ts';
import type { SiteEntry, SiteFault } from '../api/shapes.ts';
import { AskAgain } from '../shell/ask-again.tsx';
import { PlaceLink } from '../shell/place-link.tsx';
import { Failure } from '../shell/typed-form.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../shell/use-words.ts';
import { Discard, isOnSite, Standing, Theirs } from './entry-notes.tsx';
import { entryTitle, placeText } from './field-texts.ts';
import { startedOf } from './field-value.ts';
import { fieldOf } from './field.ts';
import { FormContext, WholeContext } from './form-context.ts';
import { FormField } from './form-field.tsx';
import { Languages } from './languages.tsx';
import { TakeAway } from './posts/take-away.tsx';
import { isPost, pageOf } from './site-groups.ts';
import { useEntry } from './use-entry.ts';

type Props = Readonly<{ id: string; mayWrite: boolean; go: (query: string) => void }>;

/** How many are wrong, and where each of them is. */
function Faults({ faults, value }: Readonly<{ faults: readonly SiteFault[]; value: unknown }>) {
  const { site } = useWords();
  return (
    <div aria-live="polite">
      {faults.length > 0 && (
        <Note tone="bad" title={fill(site.form.faults, { count: faults.length })}>
          {faults.map(({ field, says }) => (
            <span key={`${field} ${says}`} className="site-theirs plain-text">
              {placeText(site, field, value)}: {says}
            </span>
          ))}
        </Note>
      )}
    </div>
  );
}

type ActsProps = Readonly<{ own: ReturnType<typeof useEntry>; mayWrite: boolean }>;
type Go = Pick<Props, 'go'>;

function Acts({ own, mayWrite, go }: ActsProps & Go) {
  const { form } = useWords().site;
  const { isBusy, isTouched, entry, said } = own;
  const button = useReturnedFocus(isBusy);
  if (!mayWrite) return <p>{form.seenOnly}</p>;
  return (
    <>
      <div className="site-save cluster">
        <Button type="submit" ref={button} disabled={isBusy}>
          {isBusy ? form.saving : form.save}
        </Button>
        <div aria-live="polite">
          {said && !isTouched && (
            <p className="small">
              {form[said]}{' '}
              {entry.draft && (
                <PlaceLink query="?site" go={go}>
                  {form.toPublish}
                </PlaceLink>
              )}
            </p>
          )}
          {isTouched && <p className="small muted">{form.left}</p>}
        </div>
      </div>
      <div className="cluster">
        {isTouched && (
          <Button look="ghost" disabled={isBusy} onClick={own.reset}>
            {form.reset}
          </Button>
        )}
        {entry.draft && <Discard isBusy={isBusy} onDiscard={own.discard} />}
        {isPost(entry.id) && entry.value !== null && <TakeAway isBusy={isBusy} onTake={own.takeAway} />}
      </div>
    </>
  );
}

/** A post that goes with the next publish, unless somebody brings it back. */
function Taken({ own, mayWrite }: ActsProps) {
  const { take } = useWords().posts;
  return (
    <>
      <Note tone="warn">{take.taken}</Note>
      {mayWrite && (
        <div>
          <Discard isBusy={own.isBusy} onDiscard={own.discard} />
        </div>
      )}
    </>
  );
}

/** What the fields share; the same object as long as it says the same. */
function useShared({ own: { language, faults, change }, mayWrite }: ActsProps) {
  return useMemo(
    () => ({
      language,
      isSeenOnly: !mayWrite,
      faults: new Map(faults.map((fault) => [fault.field, fault.says])),
      change,
    }),
    [language, mayWrite, faults, change],
  );
}

function Form({ first, mayWrite, go }: Omit<Props, 'id'> & Readonly<{ first: SiteEntry }>) {
  const field = useMemo(() => fieldOf(first.schema), [first.schema]);
  const own = useEntry(
    first,
    useMemo(() => startedOf(field), [field]),
  );
  const { value, faults, language } = own;
  const shared = useShared({ own, mayWrite });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .fault[tabindex]')?.focus();
  }, [faults]);
  const whole = { place: '', field, value };
  const isTaken = own.entry.value === null && own.entry.draft !== null;
  return (
    <form
      ref={form}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        own.save();
      }}
    >
      <Standing entry={own.entry} />
      <Theirs changes={own.theirs} value={value} />
      {!isTaken && (
        <FormContext value={shared}>
          <WholeContext value={value}>
            <Languages whole={whole} language={language} onChoose={own.show} />
            <FormField {...whole} label="" />
          </WholeContext>
        </FormContext>
      )}
      <Faults faults={faults} value={value} />
      <Failure failure={own.failure} />
      {isTaken ? <Taken own={own} mayWrite={mayWrite} /> : <Acts own={own} mayWrite={mayWrite} go={go} />}
    </form>
  );
}

/** One part of what the site says, as a form that is made from its schema. */
export function EntryScreen({ id, mayWrite, go }: Props) {
  const words = useWords();
  const { site } = words;
  const title = entryTitle(site, id);
  useTitle(title);
  const { answer, failure, load } = useAsk(siteCalls.find, { params: { id } });
  const page = answer && isOnSite(answer) ? pageOf(id) : undefined;
  return (
    <section
      className="sheet card-pad"
      aria-labelledby="site"
      aria-busy={answer === undefined && failure === undefined}
    >
      <div className="cluster spread">
        <PlaceLink query="?site" go={go}>
          {site.back}
        </PlaceLink>
        {page !== undefined && (
          <LinkButton look="ghost" small newTab href={page}>
            {site.page}
          </LinkButton>
        )}
      </div>
      <h2 id="site">{title}</h2>
      <AskAgain failure={failure} load={load} />
      {answer ? (
        <Form first={answer} mayWrite={mayWrite} go={go} />
      ) : (
        failure === undefined && <p className="muted">{words.loading}</p>
      )}
    </section>
  );
}
