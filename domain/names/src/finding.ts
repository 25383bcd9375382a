/** Where a company may be formed. */
export type Country = 'uk' | 'us' | 'hk';

/** From harmless to final: `advice` is worth reading, `needs-permission` can be had on request. */
export type Verdict = 'ok' | 'advice' | 'needs-permission' | 'refused';

/** Where a rule was read, and when somebody last looked. */
export type Source = Readonly<{ title: string; checked: string }> &
  Readonly<{ href: string; described?: never } | { href?: never; described: Described }>;

/** What has no address: its key among the words for readers. */
type Described = 'ukOtherLaws' | 'usNames' | 'hkNames';

export type Rule = 'length' | 'characters' | 'ending' | 'sensitive-words' | 'same-name';

/** Whom to ask about a word that needs approval, and with what. */
export type Approval = UkApproval | UsApproval | HkApproval;

export type UkApproval = 'uk-evidence' | 'uk-letter' | 'uk-list';
export type UsApproval =
  | 'us-banking'
  | 'us-insurance'
  | 'us-education'
  | 'us-profession'
  | 'us-federal'
  | 'us-qualifying';
export type HkApproval = 'hk-government' | 'hk-listed' | 'hk-other-law';

/** What a reason says more, beside the words concerned. */
export type Detail = Readonly<{
  /** How many characters the name has. */
  length?: number;
  /** What the register compares the name as. */
  key?: string;
  /** The country whose usual endings are meant. */
  endings?: Country;
  approval?: Approval;
  /** The body to ask, by its own name. */
  body?: string;
  /** The law that guards the word, by its own name. */
  law?: string;
}>;

/** What one rule says of one name. The words for a reason are content. */
export type Finding = Readonly<{
  rule: Rule;
  verdict: Verdict;
  reason: Reason;
  /** The words or characters concerned, as typed. */
  words: readonly string[];
  detail: Detail;
  source: Source;
  /** Whether somebody has seen the rule in its source; if not, say "check with the registry". */
  verified: boolean;
}>;

/** Every reason a rule can give. */
export type Reason =
  | 'length-fits'
  | 'no-limit-known'
  | 'too-long'
  | 'empty'
  | 'characters-fit'
  | 'character-refused'
  | 'sign-too-early'
  | 'letters-unusual'
  | 'languages-mixed'
  | 'simplified-characters'
  | 'ending-fits'
  | 'ending-missing'
  | 'ending-abbreviated'
  | 'ending-of-another-kind'
  | 'entity-mismatch'
  | 'type-word-inside'
  | 'no-sensitive-word'
  | 'word-needs-approval'
  | 'word-of-another-law'
  | 'word-elsewhere'
  | 'word-like-government'
  | 'word-like-foreign-government'
  | 'word-like-international-body'
  | 'looks-like-code'
  | 'word-now-free'
  | 'compare-as'
  | 'same-as-another'
  | 'nothing-to-compare';

const order: readonly Verdict[] = ['ok', 'advice', 'needs-permission', 'refused'];

/** The gravest of some verdicts; `ok` of none. */
export function gravest(verdicts: readonly Verdict[]): Verdict {
  return order.findLast((verdict) => verdicts.includes(verdict)) ?? 'ok';
}
