import type { ReactNode } from 'react';
import './night-band.css';

type Props = Readonly<{ title: string; text: string; actions: ReactNode; art?: ReactNode }>;

/** The threshold before the footer: one sentence, two buttons, half a moonstone. Once on a page. */
export function NightBand({ title, text, actions, art }: Props) {
  return (
    <section className="night cta">
      <div className="moon" aria-hidden="true">
        {art}
      </div>
      <div className="wrap">
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="cluster">{actions}</div>
      </div>
    </section>
  );
}
