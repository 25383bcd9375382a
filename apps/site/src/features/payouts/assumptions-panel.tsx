import { fill } from '@formation/content';
import type { IsoDate, Status } from '@formation/fees';
import { currencies } from '@formation/money';
import {
  assumptionKeys,
  assumptions as assumptionsOf,
  firstQuestion,
  type Assumption,
  type AssumptionKey,
  type Assumptions,
} from '@formation/payouts';
import { Button, Chip, NumberInput } from '@formation/ui';
import { useMemo } from 'react';
import { ownField } from './fields-at-first.ts';
import type { PayoutsWords } from './payouts-words.ts';
import { fieldText } from './typed-question.ts';
import '../../lib/tool/add-on.css';
import '../../lib/tool/tool.css';
import './ways.css';

type Props = Readonly<{
  assumptions: Assumptions;
  /** The numbers that the ways in view need. */
  used: ReadonlySet<AssumptionKey>;
  words: PayoutsWords;
  /** The day of the page: it sets the order of the fields. */
  day: IsoDate;
  onReset: () => void;
}>;

function unitText({ unit }: Assumption, { page }: PayoutsWords): string {
  if (unit === 'fraction') return page.panel.percent;
  return unit === 'days' ? '' : currencies[unit].sign.trim();
}

/** Read at the source, or twice. */
const isSure = (status: Status) => status === 'official' || status === 'seen';

function Origin({ assumption, words }: Readonly<{ assumption: Assumption; words: PayoutsWords }>) {
  const { panel } = words.page;
  const { key, published, own } = assumption;
  const { title, href } = published?.source ?? { title: panel.empty, href: undefined };
  return (
    <small className="known">
      {own !== undefined && <Chip tone="popular">{panel.changed}</Chip>}
      {published && <Chip tone={isSure(published.status) ? 'ok' : 'warn'}>{panel.statuses[published.status]}</Chip>}
      {own !== undefined && published && (
        <span>
          {fill(panel.published, { value: `${fieldText(key, published.value)} ${unitText(assumption, words)}` })}
        </span>
      )}
      <span>{href ? <a href={href}>{title}</a> : title}</span>
    </small>
  );
}

type FieldProps = Readonly<{ assumption: Assumption; isUsed: boolean; words: PayoutsWords }>;

function Field({ assumption, isUsed, words }: FieldProps) {
  const { key, published } = assumption;
  const { page } = words;
  return (
    <div className="add-on" hidden={!isUsed}>
      <div>
        <span className="small">{page.assumptions[key]}</span>
        <Origin assumption={assumption} words={words} />
      </div>
      <NumberInput
        symbol={unitText(assumption, words)}
        name={ownField(key)}
        placeholder={published ? fieldText(key, published.value) : '?'}
        aria-label={page.assumptions[key]}
      />
    </div>
  );
}

/** Those that nobody publishes first. The order stays, so that no field loses what was typed. */
const panelOrder = (day: IsoDate): readonly AssumptionKey[] => {
  const atFirst = assumptionsOf(firstQuestion(day));
  return assumptionKeys.toSorted((a, b) => Number(!!atFirst[a].published) - Number(!!atFirst[b].published));
};

/** Every number on one panel. All fields stay in the page, so that the form keeps them; only those in use are shown. */
export function AssumptionsPanel({ assumptions, used, words, day, onReset }: Props) {
  const order = useMemo(() => panelOrder(day), [day]);
  return (
    <div className="stack">
      <div className="ways-numbers">
        {order.map((key) => (
          <Field key={key} assumption={assumptions[key]} isUsed={used.has(key)} words={words} />
        ))}
      </div>
      <div className="cluster no-print">
        <Button look="ghost" onClick={onReset}>
          {words.page.panel.reset}
        </Button>
      </div>
    </div>
  );
}
