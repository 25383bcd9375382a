import { Icon } from '@formation/ui';
import { Suspense, type ReactNode } from 'react';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { HiddenField } from '../../../lib/sharing/hidden-field.tsx';
import { useOpened } from '../use-opened.ts';

type FieldsProps = Readonly<{
  /** Fields with what they hold at first. */
  fields: Typed;
  typed: Typed;
}>;

/** The fields of a part that is not shown: what a link says of them stays in the form. */
export function UnseenFields({ fields, typed }: FieldsProps) {
  return Object.entries(fields).map(([name, value]) => (
    <HiddenField key={name} name={name} defaultValue={typed[name] ?? value} />
  ));
}

type Props = FieldsProps & Readonly<{ title: string; children: ReactNode }>;

/** A part of the page that is loaded when it is opened, and at once where a link fills its fields in. */
export function Fold({ title, fields, typed, children }: Props) {
  const { isOpened, details } = useOpened();
  const isAsked = Object.entries(fields).some(([name, value]) => typed[name] !== value);
  const isOpen = isOpened || isAsked;
  const unseen = <UnseenFields fields={fields} typed={typed} />;
  return (
    <details open={isOpen} {...details}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {isOpen ? <Suspense fallback={unseen}>{children}</Suspense> : unseen}
    </details>
  );
}
