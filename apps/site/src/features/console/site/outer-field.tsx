import { fill } from '@formation/content';
import { Button } from '@formation/ui';
import { Icon } from '@formation/ui';
import { type ReactNode, useState } from 'react';
import { useWords } from '../shell/use-words.ts';
import { useForm } from './form-context.ts';

/** What is wrong with a group or a list as a whole. */
export function FaultOf({ place }: Readonly<{ place: string }>) {
  const fault = useForm().faults.get(place);
  if (fault === undefined) return null;
  return (
    <p className="fault" tabIndex={-1}>
      {fault}
    </p>
  );
}

type Props = Readonly<{ place: string; label: string; help: string; children: ReactNode }>;

/** Fields under a common name. */
export function Group({ place, label, help, children }: Props) {
  const fields = (
    <div className="stack">
      {help !== '' && <p className="small muted">{help}</p>}
      <FaultOf place={place} />
      {children}
    </div>
  );
  if (label === '') return fields; // they stand under a name already
  return (
    <fieldset className="site-group">
      <legend>{label}</legend>
      {fields}
    </fieldset>
  );
}

type FoldProps = Readonly<{ place: string; title: string; standing?: string; isNew?: boolean; children: ReactNode }>;

/** Fields that are opened when they are wanted, and when something in them is wrong. */
export function FoldedFields({ place, title, standing = '', isNew = false, children }: FoldProps) {
  const { faults } = useForm();
  const [isOpen, setOpen] = useState(isNew);
  const isWrong = [...faults.keys()].some((wrong) => wrong === place || wrong.startsWith(`${place}.`));
  return (
    <details className="site-fold" open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="plain-text">
          <b>{title}</b> {standing !== '' && <span className="small muted">{standing}</span>}
        </span>
        <Icon name="chevron-down" />
      </summary>
      {(isOpen || isWrong) && <div className="stack">{children}</div>}
    </details>
  );
}

type ActProps = Readonly<{ text: string; of: string; label: string; onPress: () => void; disabled?: boolean }>;

/** A small button that says to who does not see it what it is for. */
export function Act({ text, of, label, onPress, disabled = false }: ActProps) {
  const { isSeenOnly } = useForm();
  if (isSeenOnly) return null;
  return (
    <Button look="ghost" small disabled={disabled} aria-label={fill(of, { label })} onClick={onPress}>
      {text}
    </Button>
  );
}

/** Begins a field that may be left out. */
export function AddField({ label, onPress }: Readonly<{ label: string; onPress: () => void }>) {
  const { form } = useWords().site;
  const { isSeenOnly } = useForm();
  if (isSeenOnly) return null;
  return (
    <div>
      <Button look="ghost" small icon="plus" onClick={onPress}>
        {fill(form.addOne, { label })}
      </Button>
    </div>
  );
}
