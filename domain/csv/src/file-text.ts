/** Of Node and of every browser; the library of the language alone, which is all that `domain` has, does not know it. */
declare const TextDecoder: new (
  encoding: string,
  options?: Readonly<{ fatal: boolean }>,
) => Readonly<{ decode: (bytes: Uint8Array) => string }>;

/** The text of a file in UTF-8, UTF-16 or, as spreadsheets in the West save it, Windows-1252. */
export function fileText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
