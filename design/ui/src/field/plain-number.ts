import type { ClipboardEvent, InputEvent } from 'react';

/** The zero of each row of ten digits that a visitor's keyboard may have: Arabic, Persian, Tamil, Sinhala, wide. */
const zeros = [0x0660, 0x06f0, 0x0be6, 0x0de6, 0xff10];

/** A number as the browser's own number field wants it: digits, point, minus; `1,234.50` is `1234.50`. */
export function plainNumber(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero ? String(code - zero) : digit;
    })
    .replaceAll('−', '-')
    .replace(/[^\d.-]/g, '');
}

/** Lets a number field take what the browser would refuse: separators, other scripts' digits, currency signs. */
function insertPlain(event: { preventDefault: () => void }, text: string): void {
  const plain = plainNumber(text);
  if (plain === text) return;
  event.preventDefault();
  // The one call that inserts as if typed: undo and the input event keep working.
  if (plain) document.execCommand('insertText', false, plain);
}

export const acceptsAnyNumber = {
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => insertPlain(event, event.data ?? ''),
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => insertPlain(event, event.clipboardData.getData('text')),
};
