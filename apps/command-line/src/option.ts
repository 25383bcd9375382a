/** One option of a command. What is not given counts as `atFirst`, or not at all. */
export type Option = Readonly<{
  kind: 'amount' | 'percent' | 'number' | 'choice' | 'flag';
  help: string;
  choices?: readonly string[];
  atFirst?: string;
  needed?: true;
}>;

export type Options = Readonly<Record<string, Option>>;

/** What was given, every text already checked against its option. */
export type Given = Readonly<Record<string, string | boolean | undefined>>;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** What is wrong with what was given; nothing when all of it can be used. */
export function misuses(options: Options, given: Given): readonly string[] {
  return Object.entries(options).flatMap(([name, { kind, choices = [], needed }]) => {
    const value = given[name];
    if (value === undefined) return needed ? [`--${name} is needed`] : [];
    if (typeof value !== 'string') return [];
    if (kind === 'choice') {
      return choiceIn(choices, value) === undefined
        ? [`--${name} is one of ${choices.join(', ')}, not "${value}"`]
        : [];
    }
    return NUMBER.test(kind === 'percent' ? value.replace(/%$/, '') : value)
      ? []
      : [`--${name} is a number such as 12.50, not "${value}"`];
  });
}

/** The choice that a text means, in capitals or not. */
export function choiceIn<V extends string>(choices: readonly V[], text: unknown): V | undefined {
  return choices.find((choice) => choice.toLowerCase() === String(text).toLowerCase());
}

/** The lines of a help text about options. */
export function optionLines(options: Options): readonly string[] {
  return Object.entries(options).map(([name, { kind, help, choices, atFirst, needed }]) => {
    const takes = { amount: ' AMOUNT', percent: ' PERCENT', number: ' NUMBER', choice: ' NAME', flag: '' }[kind];
    const more = [
      choices && `one of ${choices.join(', ')}`,
      needed && 'needed',
      atFirst !== undefined && `${atFirst} when left out`,
    ].filter(Boolean);
    return `  --${name}${takes}\n      ${help}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
  });
}
