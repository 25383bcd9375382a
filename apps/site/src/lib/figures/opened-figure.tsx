import { fill, type Messages } from '@formation/content';
import { explain, readOn, type Explanation, type Line } from '@formation/fees';
import { decimal, isCurrency, rateText } from '@formation/money';
import { Fragment, type ReactNode } from 'react';
import { dayName } from '../text/dates/day-name.ts';
import { SourceTitle } from '../text/source-title.tsx';
import { figureText, wholeText } from './figure-text.ts';
import { ReviewDue } from './review-due.tsx';

export type ExplainWords = Readonly<{
  words: Messages['calculators']['published']['explain'];
  /** What each figure is called inside a formula, and what was read that has no address. */
  names: Readonly<Record<string, string>>;
}>;

const signs: Readonly<Record<string, string>> = {
  sum: '+',
  difference: '−',
  product: '×',
  quotient: '÷',
};

const textOf = ({ value, unit, op }: Explanation) => {
  if (unit !== undefined && isCurrency(unit)) return figureText({ ...decimal(value), currency: unit });
  return op === 'constant' ? rateText(decimal(value)) : figureText(decimal(value), unit);
};

const isNothing = (part: Explanation | undefined) => part?.op === 'constant' && part.value === '0';

/** What a formula shows for a part: its figure with its name; a part without a name is opened in brackets. */
function Part({
  part,
  top = false,
  ...rest
}: ExplainWords & Readonly<{ part: Explanation; top?: boolean }>): ReactNode {
  const { of, op, key } = part;
  const { words, names } = rest;
  const name = key === undefined ? undefined : (names[key] ?? key);
  if (!of || (name !== undefined && !top)) {
    return (
      <span>
        {textOf(part)}
        {name && <small>{name}</small>}
      </span>
    );
  }
  const isLess = op === 'difference' && isNothing(of[0]); // what is taken off of nothing needs no 0
  const inner = of.map((one, index) => (
    <Fragment key={index}>
      {index > 0 && <i>{signs[op] ?? ','}</i>}
      {(index > 0 || !isLess) && <Part part={one} {...rest} />}
    </Fragment>
  ));
  if (op === 'rounded' || op === 'roundedUp') return <Part part={of[0] ?? part} top={top} {...rest} />;
  const isNamedOperation = op === 'largest' || op === 'smallest';
  const opened = isNamedOperation || !top;
  return (
    <>
      {isNamedOperation && <i>{words[op]}</i>}
      {opened && <i>(</i>}
      {inner}
      {opened && <i>)</i>}
    </>
  );
}

type TableLeaf = Explanation & Readonly<{ cited: NonNullable<Explanation['cited']> }>;

/** Every number that a table gave to a figure. */
function tableLeaves({ cited, ...explanation }: Explanation): readonly TableLeaf[] {
  if (explanation.op === 'table' && cited) return [{ ...explanation, cited }];
  return (explanation.of ?? []).flatMap(tableLeaves);
}

/** A row of a table: the id that it begins with has a name. */
const rowText = (row: string, names: ExplainWords['names']) => row.replace(/^\S+/, (id) => names[id] ?? id);

/** Numbers that were read in one place, with one day, stand together. */
function bySource(explanation: Explanation): readonly (readonly [TableLeaf, ...TableLeaf[]])[] {
  const once = new Map(tableLeaves(explanation).map((leaf) => [`${leaf.key} ${leaf.row} ${leaf.value}`, leaf]));
  const groups = new Map<string, [TableLeaf, ...TableLeaf[]]>();
  for (const leaf of once.values()) {
    const { source, from, status } = leaf.cited;
    const place = [source.href, source.title, from, status].join(' ');
    const group = groups.get(place);
    if (group) group.push(leaf);
    else groups.set(place, [leaf]);
  }
  return [...groups.values()];
}

/** From where to where a number lies that is known no better. */
function rangeOfLeaf({ range, ...leaf }: TableLeaf, words: ExplainWords['words']): string {
  const { low = leaf.value, high = leaf.value } = range ?? {};
  return fill(words.range, { low: textOf({ ...leaf, value: low }), high: textOf({ ...leaf, value: high }) });
}

function Source({ leaves, words, names }: ExplainWords & Readonly<{ leaves: readonly [TableLeaf, ...TableLeaf[]] }>) {
  const { source, from, begins, status } = leaves[0].cited;
  return (
    <>
      <dt>
        {leaves.map((leaf) => (
          <div key={`${leaf.key} ${leaf.row} ${leaf.value}`}>
            {leaf.key !== undefined && (names[leaf.key] ?? leaf.key)} {textOf(leaf)}
            {leaf.row && ` (${rowText(leaf.row, names)})`}
            {leaf.range && `, ${rangeOfLeaf(leaf, words)}`}
          </div>
        ))}
      </dt>
      <dd>
        {from && `${fill(begins ? words.began : words.since, { day: dayName(from) })} `}
        <SourceTitle source={source} words={names} />. {fill(words.checked, { day: dayName(readOn(source)) })}{' '}
        {words.sure[status]} <ReviewDue cited={[leaves[0].cited]} words={words.due} />
      </dd>
    </>
  );
}

function Sources({ explanation, ...words }: ExplainWords & Readonly<{ explanation: Explanation }>) {
  const groups = bySource(explanation);
  if (groups.length === 0) return null;
  return (
    <dl>
      {groups.map((leaves) => (
        <Source key={leaves[0].key} leaves={leaves} {...words} />
      ))}
    </dl>
  );
}

/** A figure opened: the formula with the numbers filled in, and where each number was read. */
export function OpenedFigure({ figure, ...words }: ExplainWords & Readonly<{ figure: Line }>) {
  const explanation = explain(figure);
  return (
    <>
      <div className="formula">
        <Part part={explanation} top {...words} />
        <i>=</i>
        <span className="res">{wholeText(figure)}</span>
      </div>
      <Sources explanation={explanation} {...words} />
    </>
  );
}
