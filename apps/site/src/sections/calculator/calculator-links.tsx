import type { Locale } from '@formation/content';
import { calculatorNames, wordsOf } from '../../features/calculators/calculator-list.ts';
import { localePath } from '../../lib/language/locale.ts';

type Props = Readonly<{ locale: Locale; query?: string }>;

/** Every calculator that has a page, by the name of its platform: a new one is reached from here without being named. */
export function CalculatorLinks({ locale, query = '' }: Props) {
  return (
    <p className="cluster">
      {calculatorNames(locale).map((name) => (
        <a key={name} href={localePath(locale, `/calculator/${name}${query}`)}>
          {wordsOf(locale, name).name}
        </a>
      ))}
    </p>
  );
}
