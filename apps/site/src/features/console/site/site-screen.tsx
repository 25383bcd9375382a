import { siteCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Chip, Note } from '@formation/ui';
import { lazy } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import type { Me } from '../api/client.ts';
import { useAsk } from '../api/query.ts';
import type { SiteList, SiteSummary } from '../api/shapes.ts';
import { timeIn } from '../bookings/times.ts';
import { useStaff } from '../people/staff.ts';
import { AskAgain } from '../shell/ask-again.tsx';
import { Fold } from '../shell/fold.tsx';
import { PlaceLink } from '../shell/place-link.tsx';
import { useTitle } from '../shell/use-title.ts';
import { useLocale, useWords } from '../shell/use-words.ts';
import { Differences } from './differences.tsx';
import { EntryScreen } from './entry-screen.tsx';
import { entryTitle } from './field-texts.ts';
import { NewPost } from './posts/new-post.tsx';
import { Publishing } from './publishing/publishing.tsx';
import { groupsOf, textsLanguage } from './site-groups.ts';
import { typedHere } from './use-entry.ts';
import './site.css';

const Texts = lazy(() =>
  retryLoad(() => import('./texts/texts-screen.tsx').then((chunk) => ({ default: chunk.TextsScreen }))),
);

type Go = Readonly<{ go: (query: string) => void }>;

/** One part of the site, and whether somebody has changed it. */
function Row({ entry: { id, draft, conflicts, unfit, differences }, go }: Go & Readonly<{ entry: SiteSummary }>) {
  const { site, posts } = useWords();
  const locale = useLocale();
  const { nameOf } = useStaff();
  return (
    <li className="enquiry-row">
      <p>
        <PlaceLink query={`?site=${encodeURIComponent(id)}`} go={go}>
          {entryTitle(site, id)}
        </PlaceLink>
      </p>
      {draft && (
        <p className="small muted">{fill(site.draft, { who: nameOf(draft.who), time: timeIn(locale, draft.at) })}</p>
      )}
      <p className="cluster">
        {differences.some(({ field, after }) => field === '' && after === null) && (
          <Chip tone="warn">{posts.take.chip}</Chip>
        )}
        {conflicts.length + unfit.length > 0 && <Chip tone="warn">{site.conflicts.chip}</Chip>}
        {typedHere(id).read() !== undefined && <Chip tone="warn">{site.unsaved}</Chip>}
      </p>
    </li>
  );
}

function Cards({ entries, mayWrite, go }: Go & Readonly<{ entries: readonly SiteSummary[]; mayWrite: boolean }>) {
  const { site } = useWords();
  return (
    <div className="site-cards">
      {groupsOf(entries).map(({ name, entries: own }) => (
        <section key={name} className="sheet card-pad" aria-labelledby={`site-${name}`}>
          <h3 id={`site-${name}`}>{site.groups[name]}</h3>
          <ul className="ruled">
            {own.map((entry) => (
              <Row key={entry.id} entry={entry} go={go} />
            ))}
            {name === 'hours' && (
              <li className="enquiry-row">
                <p>
                  <PlaceLink query="?hours" go={go}>
                    {site.callHours}
                  </PlaceLink>
                </p>
              </li>
            )}
          </ul>
          {name === 'posts' && mayWrite && <NewPost go={go} />}
        </section>
      ))}
    </div>
  );
}

/** What was written of parts that a new version no longer has: it is named before it is forgotten. */
function Gone({ gone }: Pick<SiteList, 'gone'>) {
  const { site } = useWords();
  if (gone.length === 0) return null;
  return (
    <div className="stack">
      <Note tone="warn" title={site.gone.title}>
        {site.gone.text}
      </Note>
      {gone.map(({ id, differences }) => (
        <Fold key={id} title={entryTitle(site, id)} standing={`${differences.length}`}>
          <Differences differences={differences} />
        </Fold>
      ))}
    </div>
  );
}

function Overview({ me, go }: Go & Readonly<{ me: Me }>) {
  const words = useWords();
  const { site } = words;
  useTitle(words.places.site);
  const { answer, failure, load, reload } = useAsk(siteCalls.list, {}, { renews: true });
  return (
    <div className="stack" aria-busy={answer === undefined && failure === undefined}>
      <h2>{site.title}</h2>
      <p>{site.text}</p>
      <AskAgain failure={failure} load={load} />
      {answer === undefined ? (
        failure === undefined && <p className="muted">{words.loading}</p>
      ) : (
        <>
          <Publishing list={answer} role={me.role} load={load} reload={reload} />
          <Gone gone={answer.gone} />
          <Cards entries={answer.entries} mayWrite={me.role !== 'reader'} go={go} />
        </>
      )}
    </div>
  );
}

/** What the site says: all parts of it, or the one that the address names. */
export function SiteScreen({ id, view, me, go }: Go & Readonly<{ id: string; view: string; me: Me }>) {
  if (id === '') return <Overview me={me} go={go} />;
  const language = textsLanguage(id);
  if (language !== undefined) return <Texts key={id} {...{ id, language, view, go }} mayWrite={me.role !== 'reader'} />;
  return <EntryScreen key={id} id={id} mayWrite={me.role !== 'reader'} go={go} />;
}
