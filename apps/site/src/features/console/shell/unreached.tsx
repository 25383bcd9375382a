import { Note } from '@formation/ui';
import type { ReactNode } from 'react';
import { PhoneLinks } from './phone-links.tsx';
import { useWords } from './use-words.ts';

type Props = Readonly<{ phone: string; children?: ReactNode }>;

/** Says that no mail reaches a visitor, with the number that may; before it, of whom it speaks. */
export function Unreached({ phone, children }: Props) {
  const { unreached } = useWords();
  return (
    <Note tone="bad" title={unreached.title}>
      {children} {phone === '' ? unreached.noPhone : <PhoneLinks phone={phone} />}
    </Note>
  );
}
