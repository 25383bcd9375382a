import { encode } from 'uqr';

/**
 * A text as a QR code that mends 15 % of itself: its width in squares, and the path of an SVG that fills the dark ones.
 * The white edge of four squares is the caller's.
 *
 * @see ISO/IEC 18004
 */
export function qrPicture(text: string): Readonly<{ size: number; path: string }> {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { size, path: squares.join('') };
}
