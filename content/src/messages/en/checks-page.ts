import { site } from '../../firm/site.ts';

/** The page of rule checks; questions and results are in `formation.checks`. */
export const checksPage = {
  meta: {
    title: `Rule checks: W-8BEN, Form 5472, EIN, ITIN, BOI | ${site.brand}`,
    description:
      'A few questions each on W-8BEN and W-9, Form 5472, EIN, ITIN, the BOI report and UK identity checks. The answer names its rule, day and source.',
  },
  heading: 'Rule checks',
  lead: 'Seven rules that founders ask about most. Answer up to four questions. The answer shows the rule, its date and its source.',
  waiting: 'Your answer appears here.',
  seen: 'Confirmed',
  toCheck: 'Not confirmed',
  checkedOn: 'checked on {day}',
  notAdvice: 'General guidance, not legal or tax advice.',
  every: {
    title: 'All answers',
    lead: 'The same rules as a list. The first line that matches is your answer.',
    from: 'from {day} on',
  },
} as const;
