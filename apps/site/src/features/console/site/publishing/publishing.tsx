import { siteCalls } from '@formation/console-api';
import { isSame } from '@formation/console-api/values';
import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { ask, type Me } from '../../api/client.ts';
import { useAsk, useKeyedSend } from '../../api/query.ts';
import type { Publish, SiteList, SiteSummary } from '../../api/shapes.ts';
import { timeIn } from '../../bookings/times.ts';
import { useStaff } from '../../people/staff.ts';
import { Fold } from '../../shell/fold.tsx';
import { Failure } from '../../shell/typed-form.tsx';
import { useLocale, useWords } from '../../shell/use-words.ts';
import { Differences } from '../differences.tsx';
import { entryTitle } from '../field-texts.ts';
import { textsLanguage } from '../site-groups.ts';
import { BuiltAgain } from './built-again.tsx';
import { Preview } from './preview.tsx';
import { Failed, Progress } from './progress.tsx';
import { isGoing, useBuild, versionsOf } from './use-publishing.ts';

type Props = Readonly<{
  list: SiteList;
  role: Me['role'];
  load: () => void;
  reload: () => Promise<void>;
}>;

type Named = Readonly<{ id: string; differences: Publish['changes'][number]['differences'] }>;

/** What changes in one entry, its items by their names. */
function EntryChanges({ id, differences }: Named) {
  const { site } = useWords();
  const { answer } = useAsk(siteCalls.find, { params: { id } }, { isEnabled: textsLanguage(id) === undefined });
  return (
    <div>
      <h4>{entryTitle(site, id)}</h4>
      <Differences differences={differences} value={answer?.value} />
    </div>
  );
}

const countOf = (changes: Publish['changes']) => changes.reduce((sum, { differences }) => sum + differences.length, 0);

/** What a way to the site changed, by entry. */
function Changes({ changes }: Pick<Publish, 'changes'>) {
  const { site } = useWords();
  if (changes.length === 0) return null;
  return (
    <Fold title={site.progress.changes} standing={`${countOf(changes)}`}>
      {changes.map(({ id, differences }) => (
        <EntryChanges key={id} id={id} differences={differences} />
      ))}
    </Fold>
  );
}

/** By whom and when it went out. */
function useNamed({ who, at, ended }: Publish) {
  const { progress } = useWords().site;
  const locale = useLocale();
  const { nameOf } = useStaff();
  return { who: who === '' ? progress.program : nameOf(who), time: timeIn(locale, ended ?? at) };
}

function Undo({ publish, load, reload }: Readonly<{ publish: Publish }> & Pick<Props, 'load' | 'reload'>) {
  const { site } = useWords();
  const { isBusy, failure, again, isUnsent, send } = useKeyedSend(
    (id: string, key) => ask(siteCalls.undo, { params: { id }, body: { key } }),
    { onDone: load, onRefused: reload },
  );
  const named = useNamed(publish);
  return (
    <>
      <div>
        <Button
          look="ghost"
          small
          disabled={isBusy}
          aria-label={fill(site.progress.undoOf, named)}
          onClick={() => (isUnsent ? again() : send(publish.id))}
        >
          {isBusy ? site.progress.undoing : site.progress.undo}
        </Button>
      </div>
      <Failure failure={failure} />
    </>
  );
}

type NewestProps = Readonly<{ publish: Publish; isOwner: boolean }> & Pick<Props, 'load' | 'reload'>;

/** How the newest way to the site stands: on its way, there, or failed with its reasons. */
function Newest({ publish, isOwner, load, reload }: NewestProps) {
  const { progress: own } = useWords().site;
  const named = useNamed(publish);
  return (
    <div className="stack">
      <div aria-live="polite">
        {isGoing(publish) && (
          <p>
            {own[publish.state === 'waiting' ? 'waiting' : 'building']} {fill(own.by, named)}. {own.calm}
          </p>
        )}
        {publish.state === 'done' && (
          <Note tone="good">{fill(publish.takesBack ? own.takenBack : own.done, named)}</Note>
        )}
        <Failed build={publish} title={own.failed} what={own.what} />
      </div>
      <Progress build={publish} />
      <Changes changes={publish.changes} />
      {publish.mayUndo && isOwner && <Undo publish={publish} load={load} reload={reload} />}
    </div>
  );
}

type SendProps = Pick<Props, 'load' | 'reload'> & Readonly<{ drafts: readonly SiteSummary[]; isGoingOn: boolean }>;

/** Publishes just what is listed here; a draft that is newer than that is listed before it goes out. */
function Send({ drafts, isGoingOn, load, reload }: SendProps) {
  const { publish: own } = useWords().site;
  const { isBusy, failure, isUnsent, again, send } = useKeyedSend(
    (seen: Readonly<Record<string, number>>, key) => ask(siteCalls.publish, { body: { seen, key } }),
    { onDone: load, onRefused: reload },
  );
  const count = drafts.reduce((sum, { differences }) => sum + differences.length, 0);
  const text = count === 1 ? own.sendOne : fill(own.send, { count });
  return (
    <>
      <Failure failure={failure} />
      <div>
        <Button disabled={isBusy || isGoingOn} onClick={() => (isUnsent ? again() : send(versionsOf(drafts)))}>
          {isBusy ? own.sending : isUnsent ? own.again : text}
        </Button>
      </div>
    </>
  );
}

/** What waits to be published, a look at it, the way there, and the way back. */
export function Publishing({ list, role, load, reload }: Props) {
  const { site } = useWords();
  const { publish: own } = site;
  const build = useBuild(list, load);
  const newest = build?.kind === 'publish' ? build : list.publishes[0];
  const going = build?.kind === 'publish' ? build.changes : [];
  const isOnItsWay = ({ id, differences }: SiteSummary) =>
    going.some((one) => one.id === id && isSame(one.differences, differences));
  const drafts = list.entries.filter((entry) => entry.draft !== null && !isOnItsWay(entry));
  const isOwner = role === 'owner';
  const mayBuild = drafts.length > 0 && list.blocked === '';
  const sending = { drafts, isGoingOn: build !== undefined, load, reload };
  return (
    <section className="sheet card-pad" aria-labelledby="publish">
      <h3 id="publish">{own.title}</h3>
      {newest && <Newest publish={newest} isOwner={isOwner} load={load} reload={reload} />}
      <BuiltAgain again={build?.kind === 'again' ? build : list.again} newest={newest} />
      {list.blocked !== '' && (
        <Note tone="warn" title={own.blocked}>
          {list.blocked}
        </Note>
      )}
      {drafts.length === 0 && !isGoing(newest) && <p>{own.none}</p>}
      {drafts.map(({ id, version, differences }) => (
        <EntryChanges key={`${id} ${version}`} id={id} differences={differences} />
      ))}
      {drafts.length > 0 && !isOwner && <p>{own.ownersOnly}</p>}
      {mayBuild && role !== 'reader' && <Preview {...sending} preview={list.preview} going={build} />}
      {mayBuild && isOwner && <Send {...sending} />}
    </section>
  );
}
