import type { Messages } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import { everyMs, waitingCal, whenReady, type CalWindow } from './load-calendar.ts';
import './calendar-embed.css';

type Words = Messages['meet']['calendar'];
type Props = Readonly<{ words: Words; calLink: string; origin: string; writeHref: string }>;

const place = 'calendar-place';

/** The provider's calendar, a month at a time. Nothing is asked of the provider before the visitor presses. */
export function CalendarEmbed({ words, calLink, origin, writeHref }: Props) {
  const [state, setState] = useState<'facade' | 'loading' | 'ready' | 'failed'>('facade');
  const open = async () => {
    setState('loading');
    const holder = window as CalWindow;
    holder.Cal ??= waitingCal();
    document.head.append(
      Object.assign(document.createElement('script'), { src: `${origin}/embed/embed.js`, async: true }),
    );
    const cal = await whenReady({ holder, every: everyMs, now: () => performance.now() });
    if (!cal) return setState('failed');
    cal('init', { origin });
    cal('inline', { elementOrSelector: `#${place}`, calLink, config: { layout: 'month_view' } });
    return setState('ready');
  };
  return (
    <div className="embed">
      {state === 'facade' && (
        <div className="empty">
          <Button onClick={() => void open()}>{words.embed}</Button>
          <p>{words.embedNote}</p>
        </div>
      )}
      {state === 'loading' && <p className="empty">{words.loading}</p>}
      {state === 'failed' && (
        <Note tone="bad">
          {words.failed} <a href={writeHref}>{words.write}</a>
        </Note>
      )}
      <div id={place} />
    </div>
  );
}
