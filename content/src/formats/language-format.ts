/** How a language writes days, lists and currencies. `Intl` of the common browsers knows neither Sinhala nor Tamil. */
export type LanguageFormat = Readonly<{
  /** The parts of a day in their order. */
  order: readonly ('day' | 'month' | 'year')[];
  /** January first. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** What stands before the last item of a list. */
  and: string;
  currencies: Readonly<Record<string, string>>;
}>;
