import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import './marquee.css';

type Item = Readonly<{ key: string; content: ReactNode }>;
type Props = Readonly<{
  label: string;
  rows: readonly [readonly Item[], readonly Item[]];
  /** What the button that stops the movement says, and then what lets it move again. */
  pause: string;
  resume: string;
  /** Logos are smaller and have speeds of their own. */
  kind: 'reviews' | 'logos';
  /** Address of the script that moves the rows, loaded when the visitor comes near. */
  script?: string | undefined;
}>;

/**
 * Two rows that move in opposite directions. In the page's HTML every item stands once and nothing moves: the rows can
 * be scrolled. The script of the feature repeats the items, starts the movement and shows the button that stops it.
 */
export function Marquee({ label, rows, pause, resume, kind, script }: Props) {
  return (
    <div data-marquee={kind} data-script={script}>
      <div className={`marquee ${kind}`} role="region" aria-label={label} tabIndex={0}>
        {rows.map((row, index) => (
          <ul className="row" key={index === 0 ? 'first' : 'second'}>
            {row.map(({ key, content }) => (
              <li key={key} data-key={key}>
                {content}
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className="wrap">
        <button className="go still" type="button" data-pause={pause} data-resume={resume} hidden>
          <Icon name="pause" className="icon pause" />
          <Icon name="play" className="icon play" />
          <span>{pause}</span>
        </button>
      </div>
    </div>
  );
}
