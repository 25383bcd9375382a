import type { ApartSums } from '@formation/fees/lists';
import { Button, CheckField } from '@formation/ui';
import { useState } from 'react';
import type { BulkWords } from '../bulk-words.ts';
import { amountText, countText } from './count-text.ts';
import { SumsTable } from './sums-table.tsx';

type Props = Readonly<{
  words: BulkWords;
  apart: readonly ApartSums[];
  /** Words that count as sales already. */
  ticked: readonly string[];
  onTicked: (ticked: readonly string[]) => void;
}>;

/** Words that we do not know, to be ticked where they mean a sale. */
function UnknownWords({ words: { page }, apart, ticked, onTicked }: Props) {
  const texts = page.result.apart;
  const [chosen, setChosen] = useState(ticked);
  const unknown = [...new Set([...ticked, ...apart.flatMap(({ is, word }) => (is === 'unknown' ? [word] : []))])];
  if (unknown.length === 0) return null;
  return (
    <fieldset className="stack">
      <legend>{texts.tick}</legend>
      {unknown.map((word) => (
        <CheckField
          key={word}
          label={word}
          checked={chosen.includes(word)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen(checked ? [...chosen, word] : chosen.filter((one) => one !== word))
          }
        />
      ))}
      <div className="cluster">
        <Button look="ghost" small onClick={() => onTicked(chosen)}>
          {texts.again}
        </Button>
      </div>
    </fieldset>
  );
}

/** Rows that are no sales by what they are, each with its count and its sum, and words that we do not know. */
export function ApartRows(props: Props) {
  const { words, apart } = props;
  const { result } = words.page;
  const texts = result.apart;
  return (
    <>
      <h3>{texts.title}</h3>
      <p className="small muted">{texts.lead}</p>
      <SumsTable
        label={texts.title}
        head={texts.what}
        columns={[{ head: texts.word, isText: true }, { head: result.rowCount }, { head: texts.sum }]}
        rows={apart.map(({ is, word, currency, count, sum }) => ({
          key: `${is} ${word} ${currency}`,
          head: texts.kinds[is],
          cells: [word, countText(count), sum ? amountText(sum, currency) : ''],
        }))}
      />
      <UnknownWords {...props} />
    </>
  );
}
