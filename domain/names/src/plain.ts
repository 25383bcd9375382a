/** A word or sign of a name: as typed, and as rules compare it. */
export type Part = Readonly<{ typed: string; plain: string }>;

/** Without case, accents, dots and apostrophes: rules look at nothing else. */
export function plain(text: string): string {
  const unaccented = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return unaccented.replace(/[.'’‘,]/g, '').toLowerCase();
}

/** The words and the telling signs of a name in their order. */
export function parts(name: string): readonly Part[] {
  const found = name.match(
    /[\p{L}\p{M}\p{N}\u200c\u200d.'’]*[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d.'’]*|[&@£$€¥%+]/gu,
  );
  return (found ?? []).map((typed) => ({ typed, plain: plain(typed) }));
}
