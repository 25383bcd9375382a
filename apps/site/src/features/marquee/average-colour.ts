/** Pixels that are less opaque than this say nothing about the logo. */
const opaqueEnough = 125;

export type Colour = Readonly<{ red: number; green: number; blue: number }>;

/**
 * The average colour of a picture, without its transparent parts.
 *
 * @param pixels - red, green, blue and alpha of every pixel, one after the other, 0 to 255.
 * @returns nothing when no pixel is opaque enough.
 */
export function averageColour(pixels: ArrayLike<number>): Colour | undefined {
  const sum = { red: 0, green: 0, blue: 0 };
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((channel) => pixels[at + channel]);
    if (alpha < opaqueEnough) continue;
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
    count += 1;
  }
  if (count === 0) return undefined;
  const mean = (total: number) => Math.round(total / count);
  return { red: mean(sum.red), green: mean(sum.green), blue: mean(sum.blue) };
}
