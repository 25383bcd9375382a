import type { Answer } from '../answer.ts';
import type { Calculator } from '../platform.ts';
import type { PlatformName } from '../platforms.ts';
import type { Answers } from '../question/field.ts';
import { isRefusing, readAnswers, type Fault, type Texts } from '../question/read.ts';
import type { Refusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';

/** One question to a platform: what was given, by the keys of its fields, and the day whose fees apply. */
export type Scenario = Readonly<{ platform: PlatformName; calculator: Calculator; texts: Texts; day: IsoDate }>;

/** A scenario with its answer, and what is wrong with what was given. */
export type ScenarioAnswer = Scenario &
  Readonly<{ answers: Answers; faults: readonly Fault[]; answer: Answer | Refusal }>;

/** Works a scenario out as a form does: a text that is no answer to its field is refused, by the field's key. */
export function answerScenario(scenario: Scenario): ScenarioAnswer {
  const { calculator, texts, day } = scenario;
  const { answers, faults } = readAnswers(calculator.question, texts);
  const refusing = faults.find(isRefusing);
  const answer = refusing ? ({ refused: 'unread', what: refusing.key } as const) : calculator.answer(answers, day);
  return { ...scenario, answers, faults, answer };
}
