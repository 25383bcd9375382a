import type { Messages } from '@formation/content';
import { Segmented } from '@formation/ui';
import { Breadcrumbs } from '../../../lib/page/breadcrumbs.tsx';
import type { Mode } from '../address/address-inputs.ts';
import '../../../lib/page/page-head.css';
import './schedule.css';

export type HeadWords = Readonly<{
  breadcrumbLabel: string;
  parent: Readonly<{ href: string; label: string }>;
  heading: string;
  lead: string;
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
export function CalculatorHead({ head, words, notes, mode, onMode }: Props) {
  return (
    <section className="calc-head with-switch">
      <div className="wrap">
        <div className="stack">
          <Breadcrumbs label={head.breadcrumbLabel} parent={head.parent} current={head.heading} />
          <h1>{head.heading}</h1>
          <p className="lead">{head.lead}</p>
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
