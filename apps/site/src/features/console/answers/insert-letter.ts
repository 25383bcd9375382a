import { blanksIn } from '@formation/content';
import type { Letter } from '../api/shapes.ts';
import { insertText } from './insert-text.ts';
import { unsigned } from './signature.ts';
import { isUntypedSubject } from './templates.tsx';

type Place = Readonly<{
  form: () => HTMLFormElement | null;
  /** The subject as long as nobody has typed another. */
  usual: string;
  signature: string;
}>;

/** Where the first of a blank stands: selected, it is what one types over. */
const placeOf = (blank: string, text: string): [number, number] => {
  const at = text.indexOf(blank);
  return [at, at + blank.length];
};

/** Puts texts into the fields of an answer where somebody is writing, above how they sign. */
export function insertLetter({ form, usual, signature }: Place) {
  const words = (text: string) => {
    const field = form()?.querySelector('textarea');
    if (!field) return;
    const end = unsigned(field.value, signature).length;
    insertText(field, text, [Math.min(field.selectionStart, end), Math.min(field.selectionEnd, end)]);
  };
  const letter = ({ subject, text }: Letter) => {
    const line = form()?.querySelector('input');
    if (line && isUntypedSubject(line.value, usual)) insertText(line, subject, [0, line.value.length]);
    words(text);
    const field = form()?.querySelector('textarea');
    const [blank] = blanksIn(text);
    if (field && blank !== undefined) field.setSelectionRange(...placeOf(blank, field.value));
  };
  return { words, letter };
}
