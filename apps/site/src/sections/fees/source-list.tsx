import { fill, messages, type CalculatorWords, type Locale } from '@formation/content';
import { readOn, type PlatformName, type Source } from '@formation/fees';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import { SourceTitle } from '../../lib/text/source-title.tsx';
import type { FeeWords } from './fee-name.ts';
import './fees.css';

type Props = Readonly<{ sources: readonly Source[]; platform: PlatformName; words: FeeWords; locale: Locale }> &
  Readonly<{ numbered?: boolean }>;

/** Where fees were read, and when; numbered where a table refers to the numbers. */
export function SourceList({ sources, platform, words, locale, numbered = false }: Props) {
  const { sources: described }: CalculatorWords = messages[locale].platforms[platform].calculator;
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="fee-sources">
      {sources.map((source, index) => (
        <li key={`${source.title} ${source.checked}`} id={numbered ? `source-${index + 1}` : undefined}>
          <SourceTitle source={source} words={described} />,{' '}
          {fill(words.table.checked, { day: shortDay(locale, readOn(source)) })}
        </li>
      ))}
    </List>
  );
}
