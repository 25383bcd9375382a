import { pictureName } from './picture.ts';
import { picturesInText } from './posts/post-text.ts';

type Named = Readonly<{ field: string; name: string }>;

/** The names under which entries name pictures. */
const naming = new Set(['image', 'img']);

function namedBy(path: readonly string[], text: string): readonly string[] {
  const key = path.at(-1) ?? '';
  if (path[0] === 'words' && key === 'text') return picturesInText(text); // of a post
  return naming.has(key) && pictureName.test(text) ? [text] : [];
}

/** The pictures that an entry names, which lie beside its file, and the fields that name them. */
export function pictureFields(value: unknown, path: readonly string[] = []): readonly Named[] {
  if (typeof value === 'string') return namedBy(path, value).map((name) => ({ field: path.join('.'), name }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => pictureFields(inside, [...path, key]));
}
