import { office, type Messages } from '@formation/content';
import { Icon } from '@formation/ui';
import './strip.css';

/** The dark line at the top: office hours and the theme. The page's script says whether the office is open. */
export function Strip({ words }: Readonly<{ words: Messages['shell'] }>) {
  const { label, openNow, closedNow, hours } = words.strip;
  return (
    <section className="strip" aria-label={label}>
      <div className="wrap">
        <p data-office="unknown" data-office-hours={JSON.stringify(office.hours)}>
          <span className="state by-script">
            <b className="open">
              <span className="dot" />
              {openNow}
            </b>
            <b className="closed">
              <span className="dot" />
              {closedNow}
            </b>
          </span>{' '}
          <span>· {hours}</span>
        </p>
        <button className="theme by-script" type="button" data-theme-toggle aria-label={words.theme}>
          <Icon name="contrast" />
        </button>
      </div>
    </section>
  );
}
