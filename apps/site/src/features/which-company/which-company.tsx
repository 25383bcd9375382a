import { Dock } from '@formation/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { countText, leading, OutcomeSheet } from './outcome-sheet.tsx';
import { QuestionForm } from './question-form.tsx';
import { firstOpen, questionNames, typedAnswers } from './typed-answers.ts';
import type { WhichWords } from './which-words.ts';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';

type Props = Readonly<{ words: WhichWords; costHref: string }>;

const atFirst = Object.fromEntries(questionNames.map((name) => [name, '']));
const last = questionNames.length - 1;

/** Puts the focus on the question that has come into view: its answer, or the first to choose. */
function focusQuestion(form: HTMLFormElement | null) {
  const controls = [...(form?.querySelectorAll<HTMLInputElement>('fieldset.now input') ?? [])];
  (controls.find(({ checked }) => checked) ?? controls[0])?.focus();
}

/** Which question is shown. A link with answers opens at the first that is missing. */
function useSteps() {
  const { typed, form, put, link } = useSharedForm({ atFirst });
  const [now, setNow] = useState(0);
  const [moves, setMoves] = useState(0);
  const [isRead, setIsRead] = useState(false);
  const answers = typedAnswers(typed);
  const { ref } = form;

  if (!isRead && typed !== atFirst) {
    setIsRead(true);
    if (location.search) setNow(firstOpen(answers));
  }
  useEffect(() => {
    if (moves > 0) focusQuestion(ref.current);
  }, [moves, ref]);

  const go = (to: number) => {
    setNow(Math.min(Math.max(to, 0), last));
    setMoves(moves + 1);
  };
  const restart = () => {
    put(atFirst);
    go(0);
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (now < last) go(now + 1);
    else document.getElementById('result')?.scrollIntoView();
  };
  const steps = { now, back: () => go(now - 1), restart };
  return { answers, form: { ...form, onSubmit }, link, steps };
}

/** The questionnaire and what fits, from the first answer on. */
export function WhichCompany({ words, costHref }: Props) {
  const { answers, form, link, steps } = useSteps();
  const first = leading(answers);
  const fits = first ? words.which.outcomes[first.outcome] : '';
  return (
    <>
      <div className="wrap calc">
        <QuestionForm words={words} answers={answers} form={form} steps={steps} />
        <OutcomeSheet words={words} answers={answers} costHref={costHref}>
          <ShareTools words={words.sharing} link={link} />
        </OutcomeSheet>
      </div>
      <p className="sr" role="status">
        {first && `${words.page.result.card}: ${fits}. ${countText(answers, words)}`}
      </p>
      {first && <Dock label={words.page.result.card} amount={fits} href="#result" linkText={words.page.result.see} />}
    </>
  );
}
