import { Icon } from '@formation/ui';
import { Suspense, type ReactNode } from 'react';
import { KeptField } from '../../lib/sharing/kept-field.tsx';
import type { Typed } from '../../lib/input/use-typed.ts';
import { useOpened } from './use-opened.ts';

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
  const isAsked = Object.entries(fields).some(([name, atFirst]) => typed[name] !== atFirst);
  const isOpen = isOpened || isAsked;
  const kept = Object.entries(fields).map(([name, atFirst]) => (
    <KeptField key={name} name={name} atFirst={typed[name] ?? atFirst} />
  ));
  return (
    <details open={isOpen} {...details}>
      <summary className="between">
        <h2>{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {isOpen ? <Suspense fallback={kept}>{children}</Suspense> : kept}
    </details>
  );
}
