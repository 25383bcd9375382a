import { useLayoutEffect, useRef, useState, type ClipboardEvent, type InputEvent, type SyntheticEvent } from 'react';

/** The zeros of the digits that a keyboard may have: Arabic, Persian, Devanagari, Bengali, Tamil, Sinhala, wide. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0de6, 0xff10];

/** `1.234,50`: points separate thousands, so the comma is the decimal sign. */
const DECIMAL_COMMA = /^\D*\d{1,3}(?:\.\d{3})+,\d+\D*$/;

/** A number as the browser's own number field wants it: digits, point, minus; `1,234.50` is `1234.50`. */
export function plainNumber(text: string): string {
  const digits = text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((first) => code >= first && code < first + 10);
      return zero ? String(code - zero) : digit;
    })
    .replaceAll('−', '-')
    .replaceAll('\u066b', '.');
  const pointed = DECIMAL_COMMA.test(digits) ? digits.replaceAll('.', '').replace(',', '.') : digits;
  return pointed.replace(/[^\d.-]/g, '');
}

/** Lets a number field take what the browser would refuse; says whether more was left out than a sign or a space. */
function insertPlain(event: { preventDefault: () => void }, text: string): boolean {
  const plain = plainNumber(text);
  if (plain === text) return false;
  event.preventDefault();
  // The one call that inserts as if typed: undo and the input event keep working.
  if (plain) document.execCommand('insertText', false, plain);
  return /[,\p{L}]/u.test(text);
}

/**
 * A number field that takes any number: separators, other scripts' digits, currency signs.
 *
 * @returns what the input listens to, and the number as the field holds it where that is not plainly what was typed, or
 *   less than nothing: `12,5` leaves 125.
 */
export function useAnyNumber() {
  const [echo, setEcho] = useState<Readonly<{ isOther: boolean; number: string }>>({ isOther: false, number: '' });
  const note = (isOther: boolean, { value, validity }: HTMLInputElement) => {
    if (validity.badInput) setEcho({ isOther: true, number: '0' }); // more digits than the browser counts with
    else setEcho(({ isOther: before }) => ({ isOther: value !== '' && (isOther || before), number: value }));
  };
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // A comma that the browser left out before this script came, as whoever saw it has marked.
    const input = field.current;
    if (input && 'comma' in input.dataset) setEcho({ isOther: true, number: input.value || '0' });
  }, []);
  const listens = {
    ref: field,
    onBeforeInput: (event: InputEvent<HTMLInputElement>) => {
      if (insertPlain(event, event.data ?? '')) note(true, event.currentTarget);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (insertPlain(event, event.clipboardData.getData('text'))) note(true, event.currentTarget);
    },
    onInput: (event: SyntheticEvent<HTMLInputElement>) => note(false, event.currentTarget),
  };
  return { listens, echo: echo.isOther || Number(echo.number) < 0 ? echo.number : undefined };
}
