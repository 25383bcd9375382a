import type { Messages } from '@formation/content';
import { Icon } from '@formation/ui';

/** The dark line at the top: office hours and the theme. Whether the office is open is said by the page's script. */
export function Strip({ words }: Readonly<{ words: Messages['shell'] }>) {
  const { label, openNow, closedNow, hours } = words.strip;
  return (
    <section className="strip" aria-label={label}>
      <div className="wrap">
        <p>
          <b data-open="yes" hidden>
            <span className="dot" />
            {openNow} ·{' '}
          </b>
          <b data-open="no" hidden>
            {closedNow} ·{' '}
          </b>
          <span>{hours}</span>
        </p>
        <button className="theme" type="button" data-theme-toggle hidden aria-label={words.theme}>
          <Icon name="contrast" />
        </button>
      </div>
    </section>
  );
}
