import type { ReactNode } from 'react';
import { Reveal } from '../reveal/reveal.tsx';

type Props = Readonly<{
  id?: string;
  title: string;
  lead?: ReactNode;
  wash?: boolean;
  /** Heading in a margin column beside the content, on wide screens. */
  rail?: boolean;
  /** The heading stays in view over content that is longer than a screen. */
  stays?: boolean;
  /** Beside the heading: a picker, a link. */
  aside?: ReactNode;
  /** How much of the content must be in view before it appears. */
  threshold?: number;
  /** Milliseconds before it appears. */
  delay?: 0 | 100 | 200 | 300 | 400;
  children?: ReactNode;
}>;

/** One idea of a page: a heading and what belongs under it. */
export function Section({ id, title, lead, wash, rail, stays, aside, threshold = 0.1, delay = 0, children }: Props) {
  const head = (
    <div className={stays ? 'head stays' : 'head'}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
  );
  return (
    <section className={wash ? 'section wash' : 'section'} id={id}>
      <div className={rail ? 'wrap rail' : 'wrap'}>
        {aside ? (
          <div className="between">
            {head}
            {aside}
          </div>
        ) : (
          head
        )}
        <Reveal threshold={threshold} delay={delay}>
          {children}
        </Reveal>
      </div>
    </section>
  );
}
