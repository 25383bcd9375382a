/** As many of one mail as are looked for: the last ones name what it answers. */
const longestList = 50;

/** The ids of mails in a header. What cannot be one of a mail program is none. */
export const messageIdsIn = (text: string): readonly string[] =>
  (text.slice(-20_000).match(/<[^\s<>]{1,250}>/g) ?? []).slice(-longestList);
