import { fill } from '@formation/content';
import type { BasisKey, Question } from '@formation/formation';
import type { Answers } from '@formation/formation';
import { Icon } from '@formation/ui';
import { BasisText } from './basis-text.tsx';
import { answersText, type WhichWords } from './which-words.ts';
import './which-company.css';

/** A sentence with the questions that it follows from and what it rests on. */
export type Sentence = Readonly<{ text: string; questions: readonly Question[]; basis: BasisKey }>;

type Props = Readonly<{
  words: WhichWords;
  answers: Answers;
  title?: string;
  look: 'for' | 'against' | 'know';
  sentences: readonly Sentence[];
  heading: 'h3' | 'h4';
}>;

const icons = { for: 'plus', against: 'minus', know: 'info' } as const;

/** Sentences about an outcome, each with its answer and its source. Nothing is shown when there is none. */
export function ReasonList({ words, answers, title, look, sentences, heading: Heading }: Props) {
  if (sentences.length === 0) return null;
  return (
    <div>
      {title && <Heading className="small">{title}</Heading>}
      <ul className={`because ${look}`}>
        {sentences.map(({ text, questions, basis }) => (
          <li key={text}>
            <Icon name={icons[look]} />
            <span>
              {text}{' '}
              <small>
                {questions.length > 0 &&
                  `${fill(words.which.because, { answer: answersText(questions, answers, words) })} · `}
                <BasisText of={basis} words={words} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
