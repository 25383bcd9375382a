import { LinkButton, Mark } from '@formation/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import './chat.css';

type Words = Readonly<{ button: string; panelTitle: string; panelText: string; open: string }>;

/** A floating button that opens and closes a small panel, from which the chat opens in a new tab. */
export function Chat({ words, href }: Readonly<{ words: Words; href: string }>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Escape closes it, wherever in it one is
    <aside className="chat" aria-label={words.panelTitle} onKeyDown={onKeyDown}>
      <div className="bubble" id={id} hidden={!open}>
        <b>{words.panelTitle}</b>
        <p>{words.panelText}</p>
        <LinkButton href={href} newTab block>
          {words.open}
        </LinkButton>
      </div>
      <button ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Mark name="whatsapp" />
        <span>{words.button}</span>
      </button>
    </aside>
  );
}
