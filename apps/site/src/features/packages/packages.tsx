import { countries, formationCards, inLanguage, type Locale, messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { Reveal } from '@formation/ui';
import type { ReactNode } from 'react';
import { localePath } from '../../lib/language/locale.ts';
import { CountryPicker } from './country-picker.tsx';
import { PackageList } from './package-list.tsx';
import './plans.css';

type Props = Readonly<{ locale: Locale; day: IsoDate; title: string; text: string; children?: ReactNode }>;

/** The packages with the picker of the country; children stand under those of the US. Both countries are in the page, so a choice needs no script. */
export function Packages({ locale, day, title, text, children }: Props) {
  const words = messages[locale].home.packages;
  return (
    <section className="section wash country" id="packages">
      <div className="wrap">
        <div className="between">
          <div className="head">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <CountryPicker locale={locale} legend={words.picker} />
        </div>
        <Reveal threshold={0.1} delay={100}>
          {countries.map(({ value }) => (
            <PackageList key={value} locale={locale} country={value} day={day} />
          ))}
        </Reveal>
        {children && <div className="for-us">{children}</div>}
        <p className="for-uk small">{words.vatFromAbroad}</p>
        <p className="cluster">
          {formationCards.map(({ slug, title: name }) => (
            <a key={slug} href={localePath(locale, `/formation/${slug}`)}>
              {inLanguage(name, locale)}
            </a>
          ))}
        </p>
      </div>
    </section>
  );
}
