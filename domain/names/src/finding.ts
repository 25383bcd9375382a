/** Where a company may be formed. */
export type Country = 'uk' | 'us' | 'hk';

/** From harmless to final: `advice` is worth reading, `needs-permission` can be had on request. */
export type Verdict = 'ok' | 'advice' | 'needs-permission' | 'refused';

/** Where a rule was read, and when somebody last looked. */
export type Source = Readonly<{ title: string; href?: string; checked: string }>;

export type Rule = 'length' | 'characters' | 'ending' | 'sensitive-words' | 'same-name';

/** What one rule says of one name. */
export type Finding = Readonly<{
  rule: Rule;
  verdict: Verdict;
  reason: Reason;
  /** The words or characters concerned, as typed. */
  words: readonly string[];
  /** The reason in English, with this name's words in it. */
  explanation: string;
  source: Source;
  /** Whether somebody has seen the rule in its source; if not, say "check with the registry". */
  verified: boolean;
}>;

/** Every reason a rule can give, in English. `{words}`, `{more}` stand for this name's. */
export const reasons = {
  'length-fits': 'The name is not too long.',
  'no-limit-known': 'We know of no limit of length here.',
  'too-long': 'The name has {more} characters with its ending; at most 160 are allowed.',
  empty: 'There is no name yet.',
  'characters-fit': 'Every character is allowed.',
  'character-refused': 'The register does not take {words}.',
  'sign-too-early': 'The sign {words} may stand only after the first three characters.',
  'letters-unusual': 'Many states take only plain English letters: {words} may be refused.',
  'languages-mixed': 'A name is English or Chinese; one that mixes both is refused. The company may have one of each.',
  'ending-fits': 'The name ends in {words}, as it must.',
  'ending-missing': 'The register will ask for an ending: {more}.',
  'ending-abbreviated': 'Hong Kong wants Limited in full, not {words}.',
  'ending-of-another-kind':
    'The ending {words} belongs to another kind of company. A company of this kind ends in {more}.',
  'entity-mismatch': 'An LLC may not call itself {words}: that names another kind of entity.',
  'no-sensitive-word': 'No word of the name is on our list of sensitive words. The list may be incomplete.',
  'word-needs-approval': '{words} needs approval before the company is formed. {more}',
  'word-elsewhere': '{words} needs approval at the start of a name; elsewhere it may still be looked at.',
  'word-like-government':
    '{words} may suggest a connection with government, together with the rest of the name; the register may then ask for approval.',
  'word-now-free': '{words} has needed no approval since 31 January 2015, whatever older pages say.',
  'compare-as': 'The register compares it as "{more}". Search the register for that before you decide.',
  'same-as-another': 'To the register it is the same name as {words}.',
  'nothing-to-compare': 'Nothing is left when the register takes away the words it ignores.',
} as const;

export type Reason = keyof typeof reasons;

/** Fills a reason's places. */
export function explain(reason: Reason, words: readonly string[], more = ''): string {
  const named = words.map((word) => `“${word}”`).join(', ');
  return reasons[reason].replace('{words}', named).replace('{more}', more).trim();
}

const order: readonly Verdict[] = ['ok', 'advice', 'needs-permission', 'refused'];

/** The gravest of some verdicts; `ok` of none. */
export function gravest(verdicts: readonly Verdict[]): Verdict {
  return order.findLast((verdict) => verdicts.includes(verdict)) ?? 'ok';
}
