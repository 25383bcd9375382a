/** A word or sign of a name: as typed, and as rules compare it. */
export type Part = Readonly<{ typed: string; plain: string }>;

/** Letters that no accent explains: what SI 2015/17, Schedule 1 compares them as. */
const spelledOut: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ß: 'ss',
};

/** Without case, accents, dots and apostrophes: rules look at nothing else. */
export function plain(text: string): string {
  const unaccented = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  const small = unaccented.replace(/[.'’‘,]/g, '').toLowerCase();
  return small.replace(/[æœøðđþħłŋŧß]/g, (letter) => spelledOut[letter] ?? letter);
}

/** The words and the telling signs of a name in their order. */
export function parts(name: string): readonly Part[] {
  const found = name.match(
    /[\p{L}\p{M}\p{N}\u200c\u200d.'’]*[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d.'’]*|[&@£$€¥%+]/gu,
  );
  return (found ?? []).map((typed) => ({ typed, plain: plain(typed) }));
}
