import { isRefusal, type Fault, type IsoDate } from '@formation/fees';
import { Button, FreeNumberField, Note, SelectField } from '@formation/ui';
import { useMemo, useRef, useState } from 'react';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { numberEcho } from '../../../lib/input/number-echo.ts';
import { numberFault } from '../../../lib/input/number-fault.ts';
import { savedValues } from '../../../lib/input/saved-step.ts';
import { Spoken } from '../../../lib/input/spoken.tsx';
import { useSavedTyped } from '../../../lib/input/use-saved-typed.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { refusalText } from '../form/refusal-text.ts';
import type { ShownPublished } from '../load-words.ts';
import type { PublishedModel, GoalView } from '../published/published-model.ts';
import { goalViews } from './goal-view.ts';
import { solverTitle } from './solver-title.ts';

type Words = ShownPublished;
type Props = Readonly<{
  words: Words;
  backwards: PublishedModel['backwards'];
  names: PublishedModel['names'];
  typed: Typed;
  day: IsoDate;
  /** How a number is shown that can be read in more than one way. */
  readBack: string;
  onUse: (name: string, value: string) => void;
  isAskedFor: boolean;
}>;

type FoundProps = Omit<Props, 'backwards' | 'readBack' | 'isAskedFor'> &
  Readonly<{
    question: GoalView;
    wanted: string;
    /** Whether the visitor has asked anything: what follows the calculator by itself is not read out beside it. */
    isAsked: boolean;
  }>;

/** Whether a field is asked for a price, as `soldPrice` and `sellingPrice` are. */
const isPrice = (name: string) => /price$/i.test(name);

function Found({ words, names, question, wanted, typed, day, onUse, isAsked }: FoundProps) {
  const solved = question.solve(typed, wanted, day);
  const isRefused = isRefusal(solved);
  const text = isRefused ? refusalText(words, names, solved) : solved.text;
  const put = isRefused ? undefined : solved.put;
  return (
    <>
      <Spoken text={isAsked ? text : ''} />
      <Note tone={isRefused ? 'plain' : 'good'}>{text}</Note>
      {put && (
        <Button small look="ghost" onClick={() => onUse(put.name, put.value)}>
          {isPrice(put.name) ? words.solver.use : words.solver.useFigure}
        </Button>
      )}
    </>
  );
}

const place = 'backwards';

/**
 * What is asked, and whether the visitor has asked it since the page was opened. Who came for these questions has the
 * focus on their panel.
 */
function useAsking(isAskedFor: boolean) {
  const panel = useRef<HTMLElement>(null);
  useOnHydrated(() => {
    if (isAskedFor) panel.current?.focus();
  });
  const [kept] = useState(() => savedValues<Typed>(place) ?? {});
  const { typed: asked, form } = useSavedTyped(kept, place);
  const [isAsked, setAsked] = useState(false);
  return { kept, asked, form, isAsked, panel: { ref: panel, onInputCapture: () => setAsked(true) } };
}

/** The questions that this form can be asked. */
function useQuestions(backwards: Props['backwards'], typed: Typed): readonly GoalView[] {
  const all = useMemo(() => goalViews(backwards), [backwards]);
  return all.filter((one) => one.isAsked(typed));
}

/** The calculator asked backwards: what to charge, what to pay at most, to keep what is wanted. */
export function SolverPanel({ words, backwards, readBack, isAskedFor, ...rest }: Props) {
  const questions = useQuestions(backwards, rest.typed);
  const { kept, asked, form, isAsked, panel } = useAsking(isAskedFor);
  const question = questions.find(({ id }) => id === asked['question']) ?? questions[0];
  if (!question) return null;
  const wanted = wantedField(question, rest.typed);
  const name = `wanted-${question.id}`;
  const text = asked[name] ?? wanted?.initial ?? '';
  const fault = wanted && wantedFault(words, question.fault(rest.typed, text), wanted.unit);
  return (
    <section className="sheet card-pad solver no-print" tabIndex={-1} {...panel}>
      <h2>{solverTitle(words.solver, backwards.goals)}</h2>
      <form className="form-grid" onSubmit={(event) => event.preventDefault()} {...form}>
        <SelectField
          span
          name="question"
          label={words.solver.question}
          options={questions.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={kept['question']}
        />
        {wanted && (
          <FreeNumberField
            key={name}
            name={name}
            label={wanted.label}
            defaultValue={text}
            symbol={wanted.unit}
            fault={fault}
            {...numberEcho(text, { ...wanted, readBack })}
          />
        )}
      </form>
      <div className="stack">
        {!fault && !(wanted && isEmpty(text)) && (
          <Found words={words} question={question} wanted={text} isAsked={isAsked} {...rest} />
        )}
      </div>
    </section>
  );
}

/** Why what is wanted does not count. */
const wantedFault = (words: Words, fault: Fault | undefined, unit: string | undefined) =>
  fault && numberFault(words.faults, fault, { unit });

const isEmpty = (text: string) => text.trim() === '';

const wantedField = ({ wanted }: GoalView, typed: Typed) => wanted?.(typed);
