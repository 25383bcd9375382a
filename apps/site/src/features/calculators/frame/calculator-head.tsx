import type { Messages } from '@formation/content';
import { Segmented } from '@formation/ui';
import { Breadcrumbs } from '../../../lib/page/breadcrumbs.tsx';
import type { Mode } from '../address/address-inputs.ts';
import '../../../lib/page/page-head.css';
import './schedule.css';

export type HeadWords = Readonly<{
  heading: string;
  /** What its own page says around the heading; in a page of others it stands alone. */
  page?: Readonly<{ breadcrumbLabel: string; parent: Readonly<{ href: string; label: string }>; lead: string }>;
}>;

type Props = Readonly<{
  head: HeadWords;
  words: Messages['calculators']['shared']['schedule'];
  /** What it counts with, in each mode that it has. */
  notes: Readonly<Partial<Record<Mode, string>>>;
  mode: Mode;
  onMode?: (mode: Mode) => void;
}>;

const modes = ['quick', 'published'] as const;

/** The head of a calculator: what it answers, and by which fees. Without `onMode` there is only one kind. */
export function CalculatorHead({ head: { heading, page }, words, notes, mode, onMode }: Props) {
  return (
    <section className="calc-head with-switch">
      <div className="wrap">
        <div className="stack">
          {page && <Breadcrumbs label={page.breadcrumbLabel} parent={page.parent} current={heading} />}
          <h1>{heading}</h1>
          {page && <p className="lead">{page.lead}</p>}
        </div>
        <div className="schedule">
          {onMode && (
            <Segmented
              legend={words.legend}
              value={mode}
              options={[
                { value: 'quick', label: words.quick },
                { value: 'published', label: words.published },
              ]}
              onChange={onMode}
            />
          )}
          <div className="notes">
            {modes.map(
              (one) =>
                notes[one] && (
                  <p key={one} hidden={one !== mode}>
                    {notes[one]}
                  </p>
                ),
            )}
          </div>
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
