/** Of Node and of every browser; the library of the language alone, which is all that `domain` has, does not know it. */
declare const TextDecoder: new (
  encoding: string,
  options?: Readonly<{ fatal: boolean }>,
) => Readonly<{ decode: (bytes: Uint8Array) => string }>;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'windows-1252';

/** Enough bytes to see how the characters of a text are written. */
const GLANCE = 4_096;

/** How many of the first characters, if each had two bytes, have none in their first and in their second. */
function zerosIn(bytes: Uint8Array): readonly [number, number] {
  const zeros: [number, number] = [0, 0];
  for (let at = 0; at < Math.min(bytes.length, GLANCE); at += 1) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  return zeros;
}

/**
 * UTF-16, by its mark or, where a program left that out, by the empty bytes of digits, delimiters and line ends: all of
 * them are on the same side. Even a list in Tamil has one among ten characters.
 */
export function utf16In(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [high, low] = zerosIn(bytes);
  const few = Math.max(3, Math.min(bytes.length, GLANCE) / 20); // a cell may hold a stray one
  if (low > few && high * 10 < low) return 'utf-16le';
  return high > few && low * 10 < high ? 'utf-16be' : undefined;
}

/** The text in an encoding; undefined where some of the bytes are none of its characters. */
function strictly(encoding: Encoding, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8 that is damaged in a few places, as where a download was cut off within a character. */
function damaged(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes);
  const [wide, lost] = [text.match(/[^\0-\u007F]/g)?.length ?? 0, text.match(/\uFFFD/g)?.length ?? 0];
  return lost * 20 < wide ? text : undefined;
}

/** Shift JIS: many texts of the West could be it, but hardly one of them would have kana. */
function japanese(bytes: Uint8Array): string | undefined {
  const text = strictly('shift_jis', bytes);
  return text !== undefined && /[\u3041-\u30FE]{2}/.test(text) ? text : undefined;
}

/** The text of a file in UTF-8, UTF-16, Shift JIS or, as spreadsheets in the West save it, Windows-1252. */
export function fileText(bytes: Uint8Array): string {
  const wide = utf16In(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const utf8 = strictly('utf-8', bytes) ?? damaged(bytes);
  return utf8 ?? japanese(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}
