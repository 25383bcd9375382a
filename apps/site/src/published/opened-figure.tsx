import { fill, type Messages } from '@formation/content';
import { explain, type Explanation, type Line } from '@formation/fees';
import { decimal, isCurrency } from '@formation/money';
import { Fragment, type ReactNode } from 'react';
import { dayName } from '../calculator/day-name.ts';
import { figureText } from './figure-text.ts';

export type ExplainWords = Readonly<{
  words: Messages['calculators']['published']['explain'];
  /** What each figure is called inside a formula. */
  names: Readonly<Record<string, string>>;
}>;

const signs: Readonly<Record<string, string>> = {
  sum: '+',
  difference: '−',
  product: '×',
  quotient: '÷',
};

const textOf = ({ value, unit }: Explanation) => {
  const currency = unit !== undefined && isCurrency(unit) ? unit : undefined;
  return figureText({ ...decimal(value), currency }, currency ? undefined : unit);
};

/** What a formula shows for a part: its figure with its name; a part without a name is opened in brackets. */
function Part({
  part,
  words,
  names,
  top = false,
}: ExplainWords & Readonly<{ part: Explanation; top?: boolean }>): ReactNode {
  const { of, op, key } = part;
  const name = key === undefined ? undefined : (names[key] ?? key);
  if (!of || (name !== undefined && !top)) {
    return (
      <span>
        {textOf(part)}
        {name && <small>{name}</small>}
      </span>
    );
  }
  const inner = of.map((one, index) => (
    <Fragment key={index}>
      {index > 0 && <i>{signs[op] ?? ','}</i>}
      <Part part={one} words={words} names={names} />
    </Fragment>
  ));
  if (op === 'rounded' || op === 'roundedUp')
    return <Part part={of[0] ?? part} words={words} names={names} top={top} />;
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

function Source({ leaf, words, names }: ExplainWords & Readonly<{ leaf: TableLeaf }>) {
  const { cited, key, row } = leaf;
  const { source, from, status } = cited;
  const title = source.href ? (
    <a href={source.href} rel="noopener">
      {source.title}
    </a>
  ) : (
    source.title
  );
  return (
    <>
      <dt>
        {key !== undefined && (names[key] ?? key)} {textOf(leaf)}
      </dt>
      <dd>
        {row && `${row}. `}
        {fill(words.since, { day: dayName(from) })} {title}. {fill(words.checked, { day: dayName(source.checked) })}{' '}
        {status === 'verified' ? words.verified : words.estimate}
      </dd>
    </>
  );
}

function Sources({ explanation, ...words }: ExplainWords & Readonly<{ explanation: Explanation }>) {
  const once = new Map(tableLeaves(explanation).map((leaf) => [`${leaf.key} ${leaf.row} ${leaf.value}`, leaf]));
  return (
    <dl>
      {[...once].map(([id, leaf]) => (
        <Source key={id} leaf={leaf} {...words} />
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
        <span className="res">{figureText(figure.value)}</span>
      </div>
      <Sources explanation={explanation} {...words} />
    </>
  );
}
