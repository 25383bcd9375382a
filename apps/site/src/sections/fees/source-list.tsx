import { fill, type Locale } from '@formation/content';
import { readOn, type Source } from '@formation/fees';
import { shortDay } from '../../lib/text/dates/short-day.ts';
import type { FeeWords } from './fee-name.ts';
import './fees.css';

type Props = Readonly<{ sources: readonly Source[]; words: FeeWords; locale: Locale; numbered?: boolean }>;

/** Where fees were read, and when; numbered where a table refers to the numbers. */
export function SourceList({ sources, words, locale, numbered = false }: Props) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="fee-sources">
      {sources.map((source, index) => (
        <li key={`${source.title} ${source.checked}`} id={numbered ? `source-${index + 1}` : undefined}>
          {source.href ? <a href={source.href}>{source.title}</a> : <span lang="en">{source.title}</span>},{' '}
          {fill(words.table.checked, { day: shortDay(locale, readOn(source)) })}
        </li>
      ))}
    </List>
  );
}
