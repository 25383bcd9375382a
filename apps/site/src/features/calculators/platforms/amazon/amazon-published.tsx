import type { Locale } from '@formation/content';
import { readAnswers, textsOf, type IsoDate } from '@formation/fees';
import { question } from '@formation/fees/amazon';
import { memo, use } from 'react';
import type { Typed } from '../../../../lib/input/use-typed.ts';
import type { ModeProps } from '../../frame/two-schedules.tsx';
import { loadModel } from '../../load-model.ts';
import { loadPublishedWords } from '../../load-words.ts';
import { PublishedMode } from '../../published/published-mode.tsx';
import type { PublishedWords } from '../../result/published-result.tsx';
import type { Sending } from './sending.ts';
import { SmallerParcel } from './smaller-parcel.tsx';
import { TwoWays } from './two-ways.tsx';
import './amazon.css';

type BeneathProps = Readonly<{ locale: Locale; typed: Typed; day: IsoDate }>;

/** What else the unit says: the other way to send it, and what a smaller parcel saves. */
const Beneath = memo(function Beneath({ locale, typed, day }: BeneathProps) {
  const { model, words, published } = use(loadModel('amazon', locale, loadPublishedWords(locale)));
  const sale = readAnswers(question, textsOf(question, typed)).answers;
  const sending: Sending = { sale, day, words, published, names: model.names };
  return (
    <section className="sheet margin details beneath">
      <div className="card-pad">
        <div className="pair">
          <TwoWays {...sending} />
          <SmallerParcel {...sending} />
        </div>
      </div>
    </section>
  );
});

type Props = ModeProps & Readonly<{ locale: Locale; words: Pick<PublishedWords, 'shared'> }>;

/** Amazon's published fees, with the tables that they need. */
export function AmazonPublished({ locale, words, ...calculator }: Props) {
  return (
    <PublishedMode
      platform="amazon"
      locale={locale}
      words={words}
      beneath={(typed) => <Beneath locale={locale} typed={typed} day={calculator.day} />}
      {...calculator}
    />
  );
}
