import type { Field } from '../question/field.ts';
import type { Texts } from '../question/read.ts';
import { sharedFacts, type SharedFact } from '../question/shared-fact.ts';
import { choiceOfCountry, countriesIn } from './countries.ts';
import { fieldOf } from './facts.ts';
import type { ScenarioAnswer } from './scenario.ts';

/** A fact that can be set once for several scenarios. */
export type SettableFact = Readonly<{
  fact: SharedFact;
  /** The field of each scenario; undefined where it does not ask. */
  fields: readonly (Field | undefined)[];
  /** What all that ask have been given; undefined where they differ. A country by its code. */
  text: string | undefined;
  /** For a country: those that every scenario can be set to, by their codes. */
  countries: readonly string[];
}>;

/** The facts that at least two scenarios ask for, and amounts only where all are in one currency. */
export function settableFacts(scenarios: readonly ScenarioAnswer[]): readonly SettableFact[] {
  return sharedFacts.flatMap((fact) => {
    const fields = scenarios.map((one) => fieldOf(one, fact));
    const asking = scenarios.filter((_, index) => fields[index]);
    const least = fact === 'country' || fact === 'itemCost' || fact === 'postageCost' ? 2 : 1;
    if (asking.length < least || currenciesOf(asking, fact).size > 1) return [];
    const countries = fact === 'country' ? commonCountries(asking) : [];
    return [{ fact, fields, text: commonText(asking, fact, countries), countries }];
  });
}

function currenciesOf(asking: readonly ScenarioAnswer[], fact: SharedFact): ReadonlySet<string> {
  return new Set(
    asking.flatMap((one) => {
      const field = fieldOf(one, fact);
      return field?.kind === 'amount' ? [field.currency(one.answers)] : [];
    }),
  );
}

/** The countries to which every one of these scenarios can be set, in the order of the first. */
function commonCountries(asking: readonly ScenarioAnswer[]): readonly string[] {
  const named = asking.flatMap((one) => {
    const field = fieldOf(one, 'country');
    return field?.kind === 'choice' ? countriesIn(field) : [];
  });
  return [...new Set(named)].filter((country) => asking.every((one) => choiceIn(one, country) !== undefined));
}

function choiceIn(scenario: ScenarioAnswer, country: string): string | undefined {
  const field = fieldOf(scenario, 'country');
  return field?.kind === 'choice' ? choiceOfCountry(field, field.offered(scenario.answers), country) : undefined;
}

function commonText(
  asking: readonly ScenarioAnswer[],
  fact: SharedFact,
  countries: readonly string[],
): string | undefined {
  const keyOf = (one: ScenarioAnswer) => fieldOf(one, fact)?.key ?? '';
  if (fact === 'country') {
    return countries.find((country) => asking.every((one) => one.answers[keyOf(one)] === choiceIn(one, country)));
  }
  const texts = new Set(asking.map((one) => (one.texts[keyOf(one)] ?? '').trim()));
  return texts.size === 1 ? [...texts][0] : undefined;
}

/**
 * The texts of a scenario with a fact set; as they were where it does not ask for it.
 *
 * @param text - an amount or a number as it is typed; a country by its code.
 */
export function setFact(scenario: ScenarioAnswer, fact: SharedFact, text: string): Texts {
  const field = fieldOf(scenario, fact);
  const answer = fact === 'country' ? choiceIn(scenario, text) : text;
  return field && answer !== undefined ? { ...scenario.texts, [field.key]: answer } : scenario.texts;
}
