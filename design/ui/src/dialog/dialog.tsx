import { useEffect, useId, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import './dialog.css';

type Props = Readonly<{
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  closeLabel: string;
  children: ReactNode;
}>;

const isOutside = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** A modal dialog: the platform keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, text, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // The platform says that Escape closed it a moment later; whoever opens it again before that must find it open.
  const closeOnEscape = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeOnBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions -- the key that closes it is Escape, which the platform answers
    <dialog ref={dialog} aria-labelledby={id} onCancel={closeOnEscape} onClose={onClose} onClick={closeOnBackdrop}>
      <div className="top">
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
