import type { Approval, Country, Reason } from '@formation/names';

/** What the naming rules say of a name, by the codes of `domain/names`. */
export const nameFindings = {
  /** `{words}`: the words of the name that are meant. */
  reasons: {
    'length-fits': 'The name is not too long.',
    'no-limit-known': 'We know of no limit of length here.',
    'too-long': 'The name has {length} characters with its ending; at most 160 are allowed.',
    empty: 'There is no name yet.',
    'characters-fit': 'Every character is allowed.',
    'character-refused': 'The register doesn’t accept {words}.',
    'sign-too-early': 'The sign {words} is allowed only after the first three characters.',
    'letters-unusual': 'Many states accept only plain English letters: {words} may be refused.',
    'languages-mixed':
      'A name is English or Chinese; one that mixes both is refused. The company may have one of each.',
    'simplified-characters':
      'Hong Kong accepts traditional characters; these are simplified: {words}. Write the name in traditional ones.',
    'ending-fits': 'The name ends in {words}, as it must.',
    'ending-missing': 'The name needs an ending: {endings}.',
    'ending-abbreviated': 'Hong Kong requires “Limited” in full, not {words}.',
    'ending-of-another-kind':
      'The ending {words} belongs to another kind of company. A company of this kind ends in {endings}.',
    'entity-mismatch': 'An LLC can’t use {words}: it names another kind of company.',
    'type-word-inside': '{words} names a kind of company: a private company can use it only as its own ending.',
    'no-sensitive-word': 'No word of the name is on our list of sensitive words. The list may be incomplete.',
    'word-needs-approval': '{words} needs approval before the company is formed. {approval}',
    'word-of-another-law':
      '{words} is protected by another law: {law}. Using it without permission may be an offence. {ask}',
    'word-elsewhere': '{words} needs approval at the start of a name; elsewhere the register may still check it.',
    'word-like-government':
      '{words} may suggest a connection with government, together with the rest of the name; the register may then ask for approval.',
    'word-like-foreign-government':
      '{words} may suggest a link with a foreign government. Since 4 Mar 2024 Companies House can refuse a name that gives a false impression of one.',
    'word-like-international-body':
      '{words} may suggest a link with an international body. Since 4 Mar 2024 Companies House can refuse a name that gives a false impression of one.',
    'looks-like-code': '{words} looks like computer code. Since 4 Mar 2024 Companies House can refuse such a name.',
    'word-now-free': '{words} has needed no approval since 31 Jan 2015, even if older pages say so.',
    'compare-as': 'The register treats it as “{key}”. Search the register for that before you decide.',
    'same-as-another': 'The register treats it as the same name as {words}.',
    'nothing-to-compare': 'The name holds only words that the register ignores.',
  } satisfies Readonly<Record<Reason, string>>,
  /** `{ask}`: one of the three sentences below. */
  approvals: {
    'uk-evidence': 'Send evidence with the application. {ask}',
    'uk-letter': 'You need a written non-objection. {ask}',
    'uk-list': 'Check the list of SI 2014/3140 before you decide.',
    'us-banking': 'In many states: approval of the state banking commissioner.',
    'us-insurance': 'In many states: approval of the insurance commissioner.',
    'us-education': 'In many states: approval of the education department.',
    'us-profession': 'In many states: licence or professional entity (PLLC/PC).',
    'us-federal': 'In many states: refused or restricted (also 18 U.S.C. §709, 36 U.S.C. §220506).',
    'us-qualifying': 'In many states: restricted to qualifying bodies.',
    'hk-government': 'It may suggest a connection with a government; the Companies Registry must approve.',
    'hk-listed': 'It is named in the order of Cap. 622A; the Companies Registry must approve.',
    'hk-other-law': 'It is controlled by another law; a licence or consent is needed.',
  } satisfies Readonly<Record<Approval, string>>,
  askBody: 'Ask first: {body}.',
  askUnderLaw: 'The body responsible for that law must agree.',
  askNamed: 'GOV.UK’s guidance names the body to ask.',
  /** The endings of the kind of company that we form. */
  endings: {
    uk: 'Ltd or Limited',
    us: 'LLC for a limited liability company, Inc. or Corp. for a corporation',
    hk: 'Limited',
  } satisfies Readonly<Record<Country, string>>,
  /** A word of the name inside a sentence. */
  quoted: '“{word}”',
} as const;
