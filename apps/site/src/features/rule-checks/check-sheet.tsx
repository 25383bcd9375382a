import type { CheckId } from '@formation/formation';
import { Button, Choices } from '@formation/ui';
import { useRef } from 'react';
import { textsOf, type CheckWords } from './check-words.ts';
import { RuleAnswer } from './rule-answer.tsx';
import { fieldName, questionsOf, type CheckRequest } from './typed-checks.ts';
import './rule-checks.css';

type Props = Readonly<{ id: CheckId; asked: CheckRequest; words: CheckWords; restart: () => void }>;

/** One check: the questions its answer needs, and the answer. Others stay in the form, unseen. */
export function CheckSheet({ id, asked, words, restart }: Props) {
  const { checks } = words;
  const title = useRef<HTMLHeadingElement>(null);
  const { questions } = textsOf(id, checks);
  /** The button is gone with the press: the focus waits above the first question. */
  const again = () => {
    title.current?.focus();
    restart();
  };
  return (
    <section className="sheet card-pad check-sheet" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1} ref={title}>
        {checks.titles[id]}
      </h2>
      <div className="stack">
        {Object.entries(questionsOf(id)).map(([question, answers]) => (
          <div key={question} hidden={!asked.questions.includes(question)}>
            <Choices
              tall
              legend={questions[question]?.title}
              name={fieldName(id, question)}
              options={answers.map((value) => ({ value, label: questions[question]?.answers[value] ?? value }))}
            />
          </div>
        ))}
      </div>
      <div className="stack" aria-live="polite">
        <RuleAnswer id={id} answer={asked.answer} words={words} />
        {(asked.answer ?? asked.questions.length > 1) && (
          <div className="no-print">
            <Button look="ghost" small icon="refresh-cw" onClick={again}>
              {checks.again}
              <span className="sr">: {checks.titles[id]}</span>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
