import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './faq.css';

type Question = Readonly<{ question: string; answer: ReactNode }>;
type Props = Readonly<{
  /** Questions with the same name exclude one another: the browser keeps at most one answer open. */
  name: string;
  items: readonly Question[];
  firstOpen?: boolean;
}>;

/** Questions and answers. At most one answer is open; a click on the open one closes it. */
export function Faq({ name, items, firstOpen = false }: Props) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={firstOpen && index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <div className="answer">{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </div>
  );
}
