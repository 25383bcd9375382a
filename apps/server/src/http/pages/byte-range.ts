type Part = Readonly<{ from: number; to: number }>;

/**
 * The part of a body that a Range header asks for, first and last byte included.
 *
 * @returns `ignored` for several parts or what is no byte range: the whole body answers both.
 * @see RFC 9110 §14.1.2
 */
export function byteRange(header: string, length: number): Part | 'ignored' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return 'ignored';
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  if (first === '') {
    const count = Math.min(Number(last), length);
    return count === 0 ? 'unsatisfiable' : { from: length - count, to: length - 1 };
  }
  const from = Number(first);
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < from) return 'ignored';
  return from >= length ? 'unsatisfiable' : { from, to };
}
