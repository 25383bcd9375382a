/** A face that devices have for a script, by its full name at each of our two weights, and how much wider ours is. */
type LocalFace = Readonly<{
  regular: readonly [name: string, size: number];
  bold: readonly [name: string, size: number];
}>;

/**
 * The faces that devices show until ours is there. Sizes are the widths of the words of six of our pages in our face, in
 * percent of theirs (docs/decisions/0046-letters-keep-their-room.md). Faces whose widths nobody has published are not
 * here: a guess would move more lines than it holds.
 */
export const localFaces = {
  si: [
    { regular: ['Noto Sans Sinhala', 100.43], bold: ['Noto Sans Sinhala Bold', 98.13] },
    { regular: ['LKLUG', 118.34], bold: ['LKLUG', 120.78] },
  ],
  ta: [
    { regular: ['Noto Sans Tamil', 100.43], bold: ['Noto Sans Tamil Bold', 96.42] },
    { regular: ['Lohit Tamil', 117.16], bold: ['Lohit Tamil', 123.82] },
  ],
} as const satisfies Readonly<Record<string, readonly LocalFace[]>>;

/** Ours, both scripts: what stands above and below the line, in percent of the size. */
const [ascent, descent] = [106.9, 29.3];

const percent = (part: number) => `${Number(part.toFixed(2))}%`;

/**
 * The rules by which those faces keep the room that ours will take, and the order in which they are asked: a text is as
 * wide before our face is there as after, so that its lines break where they will.
 *
 * @param range - the characters of the script, as CSS writes them: Latin letters have fallbacks of their own.
 */
export function localRules(faces: readonly LocalFace[], family: string, range: string): string {
  const rules = faces.flatMap(({ regular, bold }, index) =>
    (
      [
        [400, regular],
        [600, bold],
      ] as const
    ).map(
      ([weight, [name, size]]) =>
        `@font-face{font-family:Local${index};font-weight:${weight};src:local('${name}');size-adjust:${size}%;` +
        `ascent-override:${percent((100 * ascent) / size)};descent-override:${percent((100 * descent) / size)};` +
        `line-gap-override:0%;unicode-range:${range}}`,
    ),
  );
  const order = [`'${family}'`, ...faces.map((_, index) => `Local${index}`), 'Room'].join(','); // letters-at-once.js
  return `${rules.join('\n')}\n:root{--font-script:${order}}\n`;
}
