import { Icon } from '@formation/ui';
import { Suspense, type ReactNode } from 'react';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { HiddenField } from '../../../lib/sharing/hidden-field.tsx';
import { useOpened } from '../use-opened.ts';

type Props = Readonly<{
  title: string;
  /** Its fields with what they hold at first: kept while it is closed, and open at once where a link fills them in. */
  fields: Typed;
  typed: Typed;
  children: ReactNode;
}>;

/** A part of the page that is loaded when it is opened. */
export function Fold({ title, fields, typed, children }: Props) {
  const { isOpened, details } = useOpened();
  const isAsked = Object.entries(fields).some(([name, value]) => typed[name] !== value);
  const isOpen = isOpened || isAsked;
  const hiddenFields = Object.entries(fields).map(([name, value]) => (
    <HiddenField key={name} name={name} defaultValue={typed[name] ?? value} />
  ));
  return (
    <details open={isOpen} {...details}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {isOpen ? <Suspense fallback={hiddenFields}>{children}</Suspense> : hiddenFields}
    </details>
  );
}
