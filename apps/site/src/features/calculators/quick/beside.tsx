import { fill, type Locale } from '@formation/content';
import {
  amountOf,
  isRefusal,
  isRefusing,
  loadPlatform,
  readAnswers,
  textsOf,
  totalOf,
  type IsoDate,
  type Platform,
  type PlatformName,
} from '@formation/fees';
import { useLoaded } from '../../../hydration/use-loaded.ts';
import { lineText } from '../../../lib/figures/figure-text.ts';
import { NotCounted } from '../../../lib/figures/not-counted.tsx';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { loadPublishedWords, loadWords } from '../load-words.ts';
import { Rupees } from '../rupees/rupees.tsx';
import type { Estimate } from './estimate.ts';

/** An estimate whose form is read by the names of the published fees. */
export type BesideProps = Estimate &
  Readonly<{
    platform: PlatformName;
    locale: Locale;
    day: IsoDate;
    readBack: string;
    onPublished: () => void;
  }>;

/** What the published fees make of the same form; undefined where they have no answer to it. */
function publishedResult({ question, answer }: Platform, typed: Typed, day: IsoDate): string | undefined {
  const { answers, faults } = readAnswers(question, textsOf(question, typed));
  if (faults.some(isRefusing)) return undefined;
  const found = answer(answers, day);
  return isRefusal(found) ? undefined : lineText(amountOf(found, 'profit') ?? totalOf(found));
}

/** Beside a quick estimate: what it leaves out, what the published fees come to, the amount in rupees, the way home. */
export function Beside({ platform, locale, typed, day, readBack, of, notCounted, onPublished }: BesideProps) {
  const loaded = useLoaded(platform, () =>
    Promise.all([loadPlatform(platform), loadPublishedWords(locale), loadWords(platform, locale)]),
  );
  if (!loaded) return null;
  const [tables, words, own] = loaded;
  const result = publishedResult(tables, typed, day);
  const names: Readonly<Record<string, string>> = words.beside;
  return (
    <div className="stack mt-5">
      <NotCounted words={words} fees={notCounted.map((key) => own.notCounted[key] ?? key)} />
      {result !== undefined && (
        <button className="opens" type="button" onClick={onPublished}>
          <span>{fill(names[platform] ?? words.beside.other, { result })}</span>
        </button>
      )}
      {of && (
        <Rupees words={words.rupees} readBack={readBack} day={day} tool={platform} paidBy={tables.paidBy} {...of} />
      )}
    </div>
  );
}
