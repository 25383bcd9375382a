type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text in place of a part of a field, as if it were typed there: the browser's undo takes it out again. */
export function insertText(field: Field | null | undefined, text: string, [from, to]: readonly [number, number]): void {
  if (!field || (text === '' && from === to)) return;
  field.focus();
  field.setSelectionRange(from, to);
  // The one call that inserts as if typed: undo and the input event keep working.
  document.execCommand('insertText', false, text);
}
