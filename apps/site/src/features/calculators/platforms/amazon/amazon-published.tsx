import { readAnswers, textsOf, type IsoDate } from '@formation/fees';
import { question } from '@formation/fees/amazon';
import { memo, type ComponentType } from 'react';
import type { Typed } from '../../../../lib/input/use-typed.ts';
import type { ModeProps } from '../../frame/two-schedules.tsx';
import type { LoadedModel } from '../../load-model.ts';
import { publishedMode } from '../../published/published-mode.tsx';
import type { PublishedRequest } from '../../published/published-request.ts';
import { forPublished } from './carried-sale.ts';
import type { Sending } from './sending.ts';
import { SmallerParcel } from './smaller-parcel.tsx';
import { TwoWays } from './two-ways.tsx';
import './amazon.css';

type BeneathProps = Readonly<{ loaded: LoadedModel; typed: Typed; day: IsoDate }>;

/** What else the unit says: the other way to send it, and what a smaller parcel saves. */
const Beneath = memo(function Beneath({ loaded: { model, words, published }, typed, day }: BeneathProps) {
  const texts = textsOf(question, typed);
  const sending: Sending = {
    texts,
    sale: readAnswers(question, texts).answers,
    day,
    words,
    published,
    names: model.names,
  };
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

/** Amazon's published fees, with the tables that they need. */
export async function amazonPublished(request: PublishedRequest): Promise<ComponentType<ModeProps>> {
  const Mode = await publishedMode({
    ...request,
    beneath: (typed, day, loaded) => <Beneath loaded={loaded} typed={typed} day={day} />,
  });
  return function AmazonPublished({ form, ...rest }: ModeProps) {
    return <Mode form={{ ...form, initial: forPublished(form.initial) }} {...rest} />;
  };
}
