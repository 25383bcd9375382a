import { useId, type ComponentProps } from 'react';
import './file-field.css';
import { described, Frame, type Labelled } from './frame.tsx';

type Props = Labelled &
  Readonly<{
    /** What the field says in place of the browser, which speaks its own language: what it does, and what is chosen. */
    says?: Readonly<{ choose: string; chosen: string }> | undefined;
  }> &
  Omit<ComponentProps<'input'>, 'aria-label' | 'id' | 'type'>;

/**
 * A field for a file. Own words lie over the browser's, for the eye only: what is pressed, focused, read out and dropped
 * upon is the browser's field. Without a script, which alone knows what is chosen, they are not there.
 */
export function FileField({ label, help, accessibleName, says, ...rest }: Props) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help}>
      <div className="file">
        <input className="input" type="file" {...described(id, { help, accessibleName })} {...rest} />
        {says && (
          <div className="input by-script" aria-hidden="true">
            <b>{says.choose}</b>
            <span>{says.chosen}</span>
          </div>
        )}
      </div>
    </Frame>
  );
}
