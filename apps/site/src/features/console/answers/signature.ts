/** A text without the signature at its end. */
export function unsigned(text: string, signature: string): string {
  const end = text.trimEnd();
  const isSigned = signature !== '' && (end === signature || end.endsWith(`\n${signature}`));
  return isSigned ? end.slice(0, -signature.length).trimEnd() : text;
}

/** What an answer begins as: room to write, and the signature. */
export const opening = (signature: string): string => (signature === '' ? '' : `\n\n${signature}`);

/** Texts one below the other, signed once where one of them was. */
export function joined(texts: readonly string[], signature: string): string {
  const bodies = texts.map((text) => unsigned(text, signature));
  const isSigned = bodies.some((body, at) => body !== texts[at]);
  const body = bodies.filter((each) => each.trim() !== '').join('\n\n');
  return isSigned ? body + opening(signature) : body;
}
