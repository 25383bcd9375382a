import { type CalculatorWords, dateIn, fill, type Locale, messages } from '@formation/content';
import { type Answer, type Answers, type IsoDate, plainAnswer, plainLines, type PlatformName } from '@formation/fees';

type FeeRequest = Readonly<{ platform: PlatformName; answers: Answers; today: IsoDate; language: Locale }>;

/** An answer as programs get it: what the terminal says with `--json`, its lines closed, with the words of a language. */
export function feeAnswer(answer: Answer, { platform, answers, today, language }: FeeRequest) {
  const { name, calculator } = messages[language].platforms[platform];
  const own: CalculatorWords = calculator;
  const { notCounted, ...plain } = plainAnswer(platform, answer, today);
  return {
    ...plain,
    name,
    lines: plainLines(answer).map(({ key, ...line }) => ({ key, label: labelOf(key, own, answers), ...line })),
    notCounted: notCounted.map((key) => ({ key, text: own.notCounted[key] ?? key })),
    remarks: remarksOn(plain, own, language),
  };
}

function labelOf(key: string, own: CalculatorWords, answers: Answers): string {
  const row = own.rows?.[key];
  const label = row === undefined ? (own.lines[key] ?? own.totals[key] ?? key) : fill(row, chosenIn(answers));
  return upperFirst(label);
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What was chosen, for the words of a row. */
function chosenIn(answers: Answers): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** What whoever reads the amounts must know, in sentences. */
function remarksOn(
  { outlook, notes, oldRate }: Omit<ReturnType<typeof plainAnswer>, 'notCounted'>,
  own: CalculatorWords,
  language: Locale,
): readonly string[] {
  const words = messages[language].calculators.published;
  const early = notes.map(({ key, start, isSince }) => {
    const what = upperFirst(own.lines[key] ?? key);
    return fill(isSince ? words.onlySince : words.onlySeen, { what, day: dateIn(language, start) });
  });
  const old = oldRate && fill(words.oldRate.text, { day: dateIn(language, oldRate.from), days: oldRate.days });
  return [...(outlook ? [words.outlook[outlook]] : []), ...early, ...(old ? [old] : [])];
}
