import { messages, type Locale } from '@formation/content';
import type { FeeValue as Value, PlatformName } from '@formation/fees';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { stepName } from './fee-name.ts';
import { valueText } from './value-text.ts';
import type { Written } from './written.ts';

type Setting = Readonly<{ platform: PlatformName; locale: Locale }>;

/** A value as the pages of a language write it. */
export function writtenValue(value: Value, { platform, locale }: Setting): Written {
  const names = {
    day: (day: string) => shortDay(locale, day),
    of: (id: string) => stepName(id, platform, locale),
  };
  return valueText(value, messages[locale].feeTables.values, names);
}

/** A value in one line; a longer one opens to its rows. */
export function WrittenValue({ text, lines }: Written) {
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

export function FeeValue({ value, ...setting }: Setting & Readonly<{ value: Value }>) {
  return <WrittenValue {...writtenValue(value, setting)} />;
}
