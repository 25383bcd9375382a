import type { Locale } from '@formation/content';
import type { FeeValue } from '@formation/fees';
import type { Change, TouchedFee } from '@formation/fees/tables';
import { changeTexts } from './change-text.ts';
import { pathName, type FeeWords } from './fee-name.ts';
import { WrittenValue, writtenValue } from './fee-value.tsx';

type Props = Readonly<{
  change: Change | TouchedFee;
  /** In place of a value that is not there. */
  none: Readonly<Record<'before' | 'after', string>>;
  words: FeeWords;
  locale: Locale;
}>;

/** A fee before and after. */
export function ChangeRow({ change, none, words, locale }: Props) {
  const { platform, path } = change;
  const write = (value: FeeValue) => writtenValue(value, { platform, locale });
  const sides = changeTexts(change, write, words.changes.rows);
  return (
    <tr>
      <th scope="row">{pathName(path, platform, locale)}</th>
      {(['before', 'after'] as const).map((side) => (
        <td key={side}>{sides[side] ? <WrittenValue {...sides[side]} /> : none[side]}</td>
      ))}
    </tr>
  );
}
