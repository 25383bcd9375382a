import {
  type Country,
  fill,
  type FormationPackage,
  inLanguage,
  type Locale,
  messages,
  type Messages,
  packageFeatures,
  packages,
  site,
} from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { packageLevels } from '@formation/formation';
import { localePath } from '../../lib/language/locale.ts';
import { featureSentence } from './feature-sentence.ts';
import { firstPayment } from './first-payment.ts';
import { Plan } from './plan.tsx';
import './plans.css';

type Words = Messages['home']['packages'];
type Props = Readonly<{ locale: Locale; country: Country; day: IsoDate }>;

const lists: Readonly<Record<Country, readonly FormationPackage[]>> = packages;

/** On what a package builds. Only the largest spells out everything that the smaller ones hold. */
function contents(list: readonly FormationPackage[], index: number, locale: Locale) {
  const words = messages[locale].home.packages;
  const base = list[list[index]?.buildsOn ?? -1];
  if (!base) return {};
  const plus = fill(words.everythingIn, { package: inLanguage(base.name, locale) });
  if (index < list.length - 1) return { plus };
  const inherited = packageFeatures(list, list.indexOf(base)).map(({ title }) => inLanguage(title, locale));
  return { plus, also: fill(words.alsoIncluded, { features: featureSentence(inherited, locale) }) };
}

/** What is paid beside or with the price, and in the first year; of the states Wyoming as an example. */
function payment(words: Words, { country, index, day }: Readonly<{ country: Country; index: number; day: IsoDate }>) {
  const paid = firstPayment(country, index, { state: 'WY', day });
  const label =
    country === 'us'
      ? fill(words.withStateFee, { state: 'Wyoming' })
      : fill(words.withRegistryFee, { fee: paid?.fee ?? '' });
  return {
    first: { label, amount: paid ? <b>{paid.together}</b> : <span>{words.registryFeeNote}</span> },
    leaves: {
      text: words.leavesOut[country],
      year: paid && fill(words.firstYear[country], { amount: paid.firstYear }),
    },
  };
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
          name={inLanguage(name, locale)}
          price={price}
          note={inLanguage(note, locale)}
          colour={colour}
          popular={popular ? words.popular : undefined}
          features={features.map(({ title, text }) => ({
            title: inLanguage(title, locale),
            text: text && inLanguage(text, locale),
          }))}
          {...contents(list, index, locale)}
          {...payment(words, { country, index, day })}
          costHref={localePath(locale, `/company-cost?place=${country}&years=1&level=${packageLevels[index] ?? ''}`)}
          start={{
            href: site.portal.start,
            label: words.start,
            note: fill(words.startNote, { package: inLanguage(name, locale) }),
          }}
        />
      ))}
    </ul>
  );
}
