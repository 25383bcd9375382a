import { siteCalls } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, LinkButton } from '@formation/ui';
import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { useKeyedSend, useSend } from '../../api/query.ts';
import type { Publish, SiteList, SiteSummary } from '../../api/shapes.ts';
import { timeIn } from '../../bookings/times.ts';
import { Failure } from '../../shell/typed-form.tsx';
import { useLocale, useWords } from '../../shell/use-words.ts';
import { Failed, Progress } from './progress.tsx';
import { versionsOf } from './use-publishing.ts';

type Props = Readonly<{
  preview: SiteList['preview'];
  drafts: readonly SiteSummary[];
  /** The build that goes on, whatever it is for. */
  going: Publish | undefined;
  isGoingOn: boolean;
  load: () => void;
  reload: () => Promise<void>;
}>;

/** Shows the preview in this browser, at the addresses of the site, and the site again. */
function Look({ id }: Readonly<{ id: string }>) {
  const { preview: own } = useWords().site;
  const locale = useLocale();
  const [until, setUntil] = useState<string>();
  const show = useSend(
    () => ask(siteCalls.showPreview, { params: { id } }),
    (shown) => setUntil(shown.until),
  );
  const hide = useSend(
    () => ask(siteCalls.hidePreview, {}),
    () => setUntil(undefined),
  );
  const isBusy = show.isBusy || hide.isBusy;
  return (
    <>
      <p aria-live="polite">{until === undefined ? own.ready : fill(own.shown, { time: timeIn(locale, until) })}</p>
      <div className="cluster">
        {until === undefined ? (
          <Button look="ghost" disabled={isBusy} onClick={() => show.send()}>
            {own.show}
          </Button>
        ) : (
          <>
            <LinkButton newTab href="/">
              {own.open}
            </LinkButton>
            <Button look="ghost" disabled={isBusy} onClick={() => hide.send()}>
              {own.hide}
            </Button>
          </>
        )}
      </div>
      <Failure failure={show.failure ?? hide.failure} />
    </>
  );
}

/** Builds a preview of just what is listed here. */
function Build({ drafts, isGoingOn, load, reload }: Omit<Props, 'preview' | 'going'>) {
  const { preview: own, publish } = useWords().site;
  const { isBusy, failure, isUnsent, again, send } = useKeyedSend(
    (seen: Readonly<Record<string, number>>, key) => ask(siteCalls.buildPreview, { body: { seen, key } }),
    { onDone: load, onRefused: reload },
  );
  return (
    <>
      <Failure failure={failure} />
      <div>
        <Button
          look="ghost"
          disabled={isBusy || isGoingOn}
          onClick={() => (isUnsent ? again() : send(versionsOf(drafts)))}
        >
          {isBusy ? publish.sending : isUnsent ? publish.again : own.build}
        </Button>
      </div>
    </>
  );
}

/** The site with its drafts, for our own people, before it is published. */
export function Preview({ preview, going, ...building }: Props) {
  const { preview: own } = useWords().site;
  if (going?.kind === 'preview')
    return (
      <div aria-live="polite">
        <p>{own.building}</p>
        <Progress build={going} />
      </div>
    );
  const isCurrent = preview?.isCurrent === true;
  if (isCurrent && preview.build.state === 'done') return <Look key={preview.build.id} id={preview.build.id} />;
  return (
    <>
      {isCurrent && <Failed build={preview.build} title={own.failed} what={own.what} />}
      <p className="small muted">{preview !== null && !isCurrent ? own.old : own.text}</p>
      <Build {...building} />
    </>
  );
}
