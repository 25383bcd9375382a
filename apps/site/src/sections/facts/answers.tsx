import {
  type Fact,
  type FactName,
  facts as allFacts,
  fill,
  inLanguage,
  type Locale,
  messages,
  type Question,
} from '@formation/content';
import { FactInForce } from './fact-in-force.tsx';

const facts: Readonly<Record<FactName, Fact>> = allFacts;

/**
 * Answers as the accordion shows them: a rule or price that others set stands dated under the first one that rests on
 * it. The others lead to it, and so do all where the page shows its block already.
 *
 * @param shown - facts whose blocks stand elsewhere on the page.
 */
export function answers(locale: Locale, questions: readonly Question[], shown: readonly FactName[] = []) {
  const { see } = messages[locale].services.page.factBlock;
  return questions.map(({ question, answer, fact }, index) => {
    if (!fact) return { question, answer };
    const isElsewhere = shown.includes(fact) || questions.findIndex((other) => other.fact === fact) < index;
    return {
      question,
      answer: (
        <>
          <p>{answer}</p>
          {isElsewhere ? (
            <p>
              <a href={`#fact-${fact}`}>{fill(see, { title: inLanguage(facts[fact].title, locale) })}</a>
            </p>
          ) : (
            <div id={`fact-${fact}`}>
              <FactInForce locale={locale} name={fact} />
            </div>
          )}
        </>
      ),
    };
  });
}
