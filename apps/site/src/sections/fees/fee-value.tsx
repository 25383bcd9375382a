import { messages, type Locale } from '@formation/content';
import type { FeeValue as Value, PlatformName } from '@formation/fees';
import { shortDay } from '../../lib/dates/short-day.ts';
import { stepName } from './fee-name.ts';
import { valueText } from './value-text.ts';

type Props = Readonly<{ value: Value; platform: PlatformName; locale: Locale }>;

/** A value in one line; a longer one opens to its rows. */
export function FeeValue({ value, platform, locale }: Props) {
  const names = {
    day: (day: string) => shortDay(locale, day),
    of: (id: string) => stepName(id, platform, locale),
  };
  const { text, lines } = valueText(value, messages[locale].feeTables.values, names);
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
