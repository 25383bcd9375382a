import type { Locale } from '@formation/content';
import type { Fee, Platform } from '@formation/fees/tables';
import { shortDay } from '../../lib/dates/short-day.ts';
import { stepName, type FeeWords } from './fee-name.ts';
import { valueText } from './value-text.ts';

type Props = Readonly<{
  value: unknown;
  units: Fee['units'];
  platform: Platform;
  words: FeeWords;
  locale: Locale;
}>;

/** A value in one line; a longer one opens to its rows. */
export function FeeValue({ value, units, platform, words, locale }: Props) {
  const { text, lines } = valueText(
    value,
    { units, words: words.values },
    { day: (day) => shortDay(locale, day), of: (id) => stepName(id, platform, words) },
  );
  if (!lines) return text;
  return (
    <details>
      <summary>{text}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
