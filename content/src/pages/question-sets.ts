import { amazon } from '../../entries/calculators/amazon.ts';
import { ebay } from '../../entries/calculators/ebay.ts';
import { paypal } from '../../entries/calculators/paypal.ts';
import { wise } from '../../entries/calculators/wise.ts';
import type { CalculatorSupport } from '../entries/calculator-support.ts';
import type { Question } from '../entries/question.ts';
import type { Locale } from '../locales.ts';
import { inLanguage } from '../translations/in-language.ts';
import { nameGenerator } from './faqs.ts';
import { companyFormation } from './faqs.ts';

export type QuestionSet = 'companyFormation' | 'ebay' | 'wise' | 'paypal' | 'amazon' | 'nameGenerator';

/** The sets that the accordion of questions can show, in one language. */
export function questionSets(locale: Locale): Readonly<Record<QuestionSet, readonly Question[]>> {
  return {
    companyFormation: inLanguage(companyFormation, locale),
    ebay: inLanguage<CalculatorSupport>(ebay, locale).questions,
    wise: inLanguage<CalculatorSupport>(wise, locale).questions,
    paypal: inLanguage<CalculatorSupport>(paypal, locale).questions,
    amazon: inLanguage<CalculatorSupport>(amazon, locale).questions,
    nameGenerator: inLanguage(nameGenerator, locale),
  };
}
