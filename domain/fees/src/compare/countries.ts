import type { ChoiceField } from '../question/field.ts';

/** Choices that name a country otherwise than by its code. */
const codes: Readonly<Record<string, string>> = { UK: 'GB', uk: 'GB', de: 'DE', fr: 'FR', it: 'IT', es: 'ES' };

/** Choices that stand for several countries; of the euro since 2026, Bulgaria too. */
const euroCountries = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
const members: Readonly<Record<string, readonly string[]>> = { EU: euroCountries };

/** Choices that stand for every country that the field does not name. */
const others = ['elsewhere', 'abroad'];

/** The countries that a choice names: its own code, or its members; none where it stands for all others. */
function countriesNamed(choice: string): readonly string[] {
  if (others.includes(choice)) return [];
  return members[choice] ?? [codes[choice] ?? choice];
}

/** The countries that have a choice of their own in a field. */
export function ownCountries({
  choices,
}: Pick<ChoiceField, 'choices'>): readonly Readonly<{ country: string; choice: string }>[] {
  return choices
    .filter((choice) => !others.includes(choice) && !members[choice])
    .map((choice) => ({ country: codes[choice] ?? choice, choice }));
}

/** The countries that a field names. */
function countriesIn({ choices }: Pick<ChoiceField, 'choices'>): readonly string[] {
  return choices.flatMap(countriesNamed);
}

/** Whether a choice of a field includes a country; a country that no field names is an empty text. */
function includes(field: Pick<ChoiceField, 'choices'>, choice: string, country: string): boolean {
  return others.includes(choice) ? !countriesIn(field).includes(country) : countriesNamed(choice).includes(country);
}

/** The choice among those offered that includes a country: its own name before the name of many. */
export function choiceOfCountry(
  field: Pick<ChoiceField, 'choices'>,
  offered: readonly string[],
  country: string,
): string | undefined {
  const fitting = offered.filter((choice) => includes(field, choice, country));
  return fitting.find((choice) => (codes[choice] ?? choice) === country) ?? fitting[0];
}

/** What was chosen in a field that asks for the seller's country. */
export type ChosenCountry = Readonly<{ field: ChoiceField; choice: string }>;

/** Whether one seller can have given both answers. */
export function isSameCountry(one: ChosenCountry, other: ChosenCountry): boolean {
  const known = ['', ...countriesIn(one.field), ...countriesIn(other.field)];
  return known.some((country) => [one, other].every(({ field, choice }) => includes(field, choice, country)));
}
