import { fill } from '@formation/content';
import { questions, type Answers } from '@formation/formation';
import { Button, Choices } from '@formation/ui';
import type { ComponentProps } from 'react';
import { questionNames } from './typed-answers.ts';
import type { WhichWords } from './which-words.ts';
import './which-company.css';

type Steps = Readonly<{ now: number; back: () => void; restart: () => void }>;
type Props = Readonly<{ words: WhichWords; answers: Answers; form: ComponentProps<'form'>; steps: Steps }>;

function Controls({ words, answers, steps }: Omit<Props, 'form'>) {
  const { form } = words.page;
  const question = questionNames[steps.now];
  const isAnswered = question !== undefined && answers[question] !== undefined;
  const isLast = steps.now === questionNames.length - 1;
  const onward = isAnswered ? form.next : words.which.skip;
  return (
    <div className="cluster no-print">
      <span className="scripted">
        <Button small look="ghost" icon="arrow-left" disabled={steps.now === 0} onClick={steps.back}>
          {form.back}
        </Button>
        <Button small type="submit" look={isAnswered || isLast ? 'main' : 'ghost'}>
          {isLast ? form.show : onward}
        </Button>
        <Button small look="ghost" icon="refresh-cw" onClick={steps.restart}>
          {form.restart}
        </Button>
      </span>
      <span className="unscripted">
        <Button small type="submit">
          {form.show}
        </Button>
      </span>
    </div>
  );
}

/** One question at a time. Where no script runs, all of them, as a plain form. */
export function QuestionForm({ words, answers, form, steps }: Props) {
  const { which } = words;
  const count = questionNames.length;
  return (
    <form className="sheet card-pad" method="get" {...form}>
      <h2>{words.page.form.card}</h2>
      <div>
        <p className="step-count scripted" aria-live="polite">
          {fill(which.progress, { number: steps.now + 1, count })}
        </p>
        <progress
          className="step-bar"
          max={count}
          value={Object.keys(answers).length}
          aria-label={words.page.form.card}
        />
      </div>
      <div className="one-step">
        {questionNames.map((name, index) => {
          const { title, answers: texts } = which.questions[name];
          const named: Readonly<Record<string, string>> = texts;
          return (
            <Choices
              key={name}
              tall
              now={index === steps.now}
              legend={title}
              name={name}
              options={questions[name].map((value) => ({ value, label: named[value] ?? value }))}
            />
          );
        })}
      </div>
      <Controls words={words} answers={answers} steps={steps} />
    </form>
  );
}
