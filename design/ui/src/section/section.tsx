import type { ReactNode } from 'react';
import { Reveal } from '../reveal/reveal.tsx';

type Props = Readonly<{
  id?: string;
  title: string;
  lead?: ReactNode;
  wash?: boolean;
  /** Heading in a margin column beside the content, on wide screens. */
  rail?: boolean;
  /** Beside the heading: a picker, a link. */
  aside?: ReactNode;
  /** How much of the content must be in view before it appears. */
  threshold?: number;
  children?: ReactNode;
}>;

/** One idea of a page: a heading and what belongs under it. */
export function Section({ id, title, lead, wash = false, rail = false, aside, threshold = 0.1, children }: Props) {
  const head = (
    <div className="head">
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
        <Reveal threshold={threshold}>{children}</Reveal>
      </div>
    </section>
  );
}
