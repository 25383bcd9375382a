import type { Answers } from '@formation/formation';
import { Dock } from '@formation/ui';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useLoaded } from '../../hydration/use-loaded.ts';
import { ShareTools } from '../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../lib/sharing/use-shared-form.ts';
import { countText, fitText, nameInList, OutcomeSheet, type Links, type Weighed } from './outcome-sheet.tsx';
import { QuestionForm } from './question-form.tsx';
import { firstOpen, questionNames, typedAnswers } from './typed-answers.ts';
import type { WhichWords } from './which-words.ts';
import '../../lib/tool/printed-tool.css';
import '../../lib/tool/tool.css';

type Props = Readonly<{ words: WhichWords; links: Links }>;

const defaults = Object.fromEntries(questionNames.map((name) => [name, '']));
const last = questionNames.length - 1;

/** Puts the focus on the question that has come into view: its answer, or the first to choose. */
function focusQuestion(form: HTMLFormElement | null) {
  const controls = [...(form?.querySelectorAll<HTMLInputElement>('fieldset.now input') ?? [])];
  (controls.find(({ checked }) => checked) ?? controls[0])?.focus();
}

/** Which question is shown. A link with answers opens at the first that is missing. */
function useSteps() {
  const { typed, form, put, link } = useSharedForm({ defaults });
  const [now, setNow] = useState(0);
  const [moves, setMoves] = useState(0);
  const [isRead, setIsRead] = useState(false);
  const answers = typedAnswers(typed);
  const { ref } = form;

  if (!isRead && typed !== defaults) {
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
    put(defaults);
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

/** What the answers say; nothing until the table of reasons has come. */
function useWeighed(answers: Answers): Weighed | undefined {
  const weighing = useLoaded('weighing', () => import('./weighing.ts'));
  return weighing && { verdict: weighing.whichCompany(answers), Reasons: weighing.OutcomeReasons };
}

/** The questionnaire and what fits, from the first answer on. */
export function WhichCompany({ words, links }: Props) {
  const { answers, form, link, steps } = useSteps();
  const weighed = useWeighed(answers);
  const { card, see } = words.page.result;
  const leaders = weighed?.verdict.leaders ?? [];
  const fits = fitText(leaders, words);
  const named = leaders.length > 1 ? leaders.map((one) => nameInList(one, words)).join('; ') : fits;
  return (
    <>
      <div className="wrap calc">
        <QuestionForm words={words} answers={answers} form={form} steps={steps} />
        <OutcomeSheet words={words} answers={answers} weighed={weighed} links={links}>
          <ShareTools words={words.sharing} result={{ answer: named && `${card}: ${named}` }} link={link} />
        </OutcomeSheet>
      </div>
      <p className="sr" role="status">
        {leaders.length > 1 && `${fits}. `}
        {fits && `${card}: ${named}. ${countText(answers, words)}`}
      </p>
      {fits && <Dock label={card} amount={fits} href="#result" linkText={see} />}
    </>
  );
}
