import { site } from '../../firm/site.ts';

/** The page of rule checks; questions and results are in `formation.checks`. */
export const checksPage = {
  meta: {
    title: `Rule checks: BOI, Form 5472, EIN, ITIN, UK ID | ${site.brand}`,
    description:
      'A few questions each on the BOI report, Form 5472, an EIN without SSN, the ITIN and UK identity checks. The answer names its rule, day and source.',
  },
  heading: 'Rule checks',
  lead: 'Five rules that founders ask about most. Answer up to four questions; the answer names the rule, since when it holds, and where we read it.',
  waiting: 'The answer appears here once it is certain.',
  seen: 'Rule seen',
  toCheck: 'To check',
  checkedOn: 'checked on {day}',
  notAdvice: 'A guide to the rules as we read them, not legal or tax advice.',
  every: {
    title: 'Every answer',
    lead: 'The same rules as a list. The first line that fits is the answer.',
    from: 'from {day} on',
  },
} as const;
