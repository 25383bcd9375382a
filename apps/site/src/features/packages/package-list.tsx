import {
  fill,
  messages,
  packageFeatures,
  packages,
  site,
  type Country,
  type FormationPackage,
  type Locale,
  type Messages,
} from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { featureSentence } from './feature-sentence.ts';
import { Plan } from './plan.tsx';
import { priceWithStateFee } from './price-with-state-fee.ts';
import './plans.css';

type Words = Messages['home']['packages'];
type Props = Readonly<{ locale: Locale; country: Country; day: IsoDate }>;

const lists: Readonly<Record<Country, readonly FormationPackage[]>> = packages;

/** On what a package builds. Only the largest spells out everything that the smaller ones hold. */
function contents(list: readonly FormationPackage[], index: number, locale: Locale) {
  const words = messages[locale].home.packages;
  const base = list[list[index]?.buildsOn ?? -1];
  if (!base) return {};
  const plus = fill(words.everythingIn, { package: base.name[locale] });
  if (index < list.length - 1) return { plus };
  const inherited = packageFeatures(list, list.indexOf(base)).map(({ title }) => title[locale]);
  return { plus, also: fill(words.alsoIncluded, { features: featureSentence(inherited, locale) }) };
}

/** What is paid beside or with the price. In the US that is the state's fee; as an example Wyoming's. */
function firstPayment(
  words: Words,
  { country, price, day }: Readonly<{ country: Country; price: string; day: IsoDate }>,
) {
  const later = <span>{words.registryFeeNote}</span>;
  if (country === 'uk') return { label: words.registryFee, amount: later };
  const together = priceWithStateFee(price, 'WY', day);
  return { label: fill(words.withStateFee, { state: 'Wyoming' }), amount: together ? <b>{together}</b> : later };
}

/** The packages of one country, side by side. */
export function PackageList({ locale, country, day }: Props) {
  const words = messages[locale].home.packages;
  const list = lists[country];
  return (
    <ul className={`plans for-${country}`}>
      {list.map(({ name, price, note, colour, popular, features }, index) => (
        <Plan
          key={price}
          name={name[locale]}
          price={price}
          note={note[locale]}
          colour={colour}
          popular={popular ? words.popular : undefined}
          features={features.map(({ title, text }) => ({ title: title[locale], text: text?.[locale] }))}
          {...contents(list, index, locale)}
          first={firstPayment(words, { country, price, day })}
          start={{
            href: site.portal.start,
            label: words.start,
            note: fill(words.startNote, { package: name[locale] }),
          }}
        />
      ))}
    </ul>
  );
}
