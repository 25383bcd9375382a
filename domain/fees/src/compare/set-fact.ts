import type { Field } from '../question/field.ts';
import { isRefusing, type Fault } from '../question/read.ts';
import { sharedFacts, type SharedFact } from '../question/shared-fact.ts';
import { choiceOfCountry, ownCountries } from './countries.ts';
import { fieldOf } from './facts.ts';
import { answerScenario, type ScenarioAnswer } from './scenario.ts';

/** A country by its code, and the scenario, the field and the choice that name it. */
export type NamedCountry = Readonly<{ country: string; index: number; key: string; choice: string }>;

/** A fact that can be set once for several scenarios. */
export type SettableFact = Readonly<{
  fact: SharedFact;
  /** The field of each scenario; undefined where it does not ask. */
  fields: readonly (Field | undefined)[];
  /** What all that ask have been given; undefined where they differ. A country by its code. */
  text: string | undefined;
  /** Why it does not count where it is asked. */
  fault: Fault | undefined;
  /** Of a country: those that every scenario can be set to. */
  countries: readonly NamedCountry[];
}>;

/** What one scenario has and another has not may be asked of a single one: the others have no such cost. */
const ofOne: readonly SharedFact[] = ['monthlySales', 'inboundCost'];

/** The facts that several scenarios ask for, and amounts only where all are in one currency. */
export function settableFacts(scenarios: readonly ScenarioAnswer[]): readonly SettableFact[] {
  return sharedFacts.flatMap((fact) => {
    const fields = scenarios.map((one) => fieldOf(one, fact));
    const asking = scenarios.filter((_, index) => fields[index]);
    if (asking.length < (ofOne.includes(fact) ? 1 : 2) || currenciesOf(asking, fact).size > 1) return [];
    const countries = fact === 'country' ? commonCountries(scenarios) : [];
    const text = fact === 'country' ? commonCountry(asking, countries) : commonText(asking, fact);
    return [{ fact, fields, text, fault: faultOf(asking, fact), countries }];
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

/** The countries to which every scenario that asks can be set, in the order of the first. */
function commonCountries(scenarios: readonly ScenarioAnswer[]): readonly NamedCountry[] {
  const named = scenarios.flatMap((one, index) => {
    const field = fieldOf(one, 'country');
    if (field?.kind !== 'choice') return [];
    return ownCountries(field).map(({ country, choice }) => ({ country, index, key: field.key, choice }));
  });
  const once = named.filter(({ country }, at) => named.findIndex((other) => other.country === country) === at);
  const asking = scenarios.filter((one) => fieldOf(one, 'country'));
  return once.filter(({ country }) => asking.every((one) => choiceIn(one, country) !== undefined));
}

/** The choice of a scenario that includes a country; undefined where it has none. */
function choiceIn(scenario: ScenarioAnswer, country: string): string | undefined {
  const field = fieldOf(scenario, 'country');
  return field?.kind === 'choice' ? choiceOfCountry(field, field.offered(scenario.answers), country) : undefined;
}

const keyOf = (one: ScenarioAnswer, fact: SharedFact) => fieldOf(one, fact)?.key ?? '';

function commonCountry(asking: readonly ScenarioAnswer[], countries: readonly NamedCountry[]): string | undefined {
  const isChosen = (one: ScenarioAnswer, country: string) =>
    one.answers[keyOf(one, 'country')] === choiceIn(one, country);
  return countries.find(({ country }) => asking.every((one) => isChosen(one, country)))?.country;
}

function faultOf(asking: readonly ScenarioAnswer[], fact: SharedFact): Fault | undefined {
  return asking.flatMap((one) => one.faults.filter(({ key }) => key === keyOf(one, fact))).find(isRefusing);
}

function commonText(asking: readonly ScenarioAnswer[], fact: SharedFact): string | undefined {
  const texts = new Set(asking.map((one) => (one.texts[keyOf(one, fact)] ?? '').trim()));
  return texts.size === 1 ? [...texts][0] : undefined;
}

/**
 * A scenario with a fact set, worked out anew; as it was where it does not ask for it.
 *
 * @param text - an amount or a number as it is typed; a country by its code.
 */
export function setFact(scenario: ScenarioAnswer, fact: SharedFact, text: string): ScenarioAnswer {
  const field = fieldOf(scenario, fact);
  const answer = fact === 'country' ? choiceIn(scenario, text) : text;
  if (!field || answer === undefined) return scenario;
  return answerScenario({ ...scenario, texts: { ...scenario.texts, [field.key]: answer } });
}
