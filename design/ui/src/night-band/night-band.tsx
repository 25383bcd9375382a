import type { ReactNode } from 'react';
import { Moonstone } from '../motif/moonstone.tsx';
import './night-band.css';

type Props = Readonly<{ title: string; text: string; children?: ReactNode }>;

/** The threshold before the footer: one sentence, two buttons, half a moonstone. Once on a page. */
export function NightBand({ title, text, children }: Props) {
  return (
    <section className="night cta">
      <div className="moon" aria-hidden="true">
        <Moonstone />
      </div>
      <div className="wrap">
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="cluster">{children}</div>
      </div>
    </section>
  );
}
