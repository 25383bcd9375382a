/** What a page is made of: comments, programs and styles, tags (their slash, name and attributes), texts. */
export const token =
  /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/gi;

/** Elements that hold nothing. */
export const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|use|path|wbr)$/i;

const latinWords = /\p{Script=Latin}{2,}/gu;
const withoutAddresses = (text: string) => text.replaceAll(/&#?\w+;|\S*[@/]\S*|\S+\.\w\S*/g, ' ');

/** Whether a reader hears English: two Latin words or more, and no letter of the page's own script. */
export const isEnglish = (text: string, own: RegExp): boolean =>
  !own.test(text) && (withoutAddresses(text).match(latinWords)?.length ?? 0) > 1;
