import type { ReactNode } from 'react';
import './field.css';

export type Labelled = Readonly<{
  label: string;
  /** A line under the label: what the field means or what follows from it. */
  help?: ReactNode;
  /** When the visible label stands twice on a page: a name of its own for screen readers. */
  accessibleName?: string | undefined;
}>;

type FrameProps = Labelled &
  Readonly<{
    id: string;
    span?: boolean;
    /** What a star beside the label means; absent where the field may stay empty. */
    requiredMark?: string | undefined;
    children: ReactNode;
  }>;

/** A star for the eye; a screen reader hears from the control itself that it must be filled in. */
export const RequiredMark = ({ meaning }: Readonly<{ meaning: string | undefined }>) =>
  meaning && (
    <span className="req" aria-hidden="true" title={meaning}>
      {' '}
      *
    </span>
  );

/** The frame of every control: a real label, a helping line, the control. */
export function Frame({ id, label, help, span = false, requiredMark, children }: FrameProps) {
  return (
    <div className={span ? 'field span' : 'field'}>
      <label htmlFor={id}>
        {label}
        <RequiredMark meaning={requiredMark} />
      </label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      {children}
    </div>
  );
}

/** The ids of what describes a control, as its attribute has them. */
export const idsOf = (...ids: readonly (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;

/** Ties a control to its label's helping line, and to what is wrong with it. */
export const described = (
  id: string,
  { help, accessibleName, fault }: Omit<Labelled, 'label'> & Readonly<{ fault?: string | undefined }>,
) => ({
  id,
  'aria-label': accessibleName,
  'aria-describedby': idsOf(help ? `${id}-help` : undefined, fault && `${id}-fault`),
  'aria-invalid': fault ? true : undefined,
});
