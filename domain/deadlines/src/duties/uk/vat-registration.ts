import { addDays, laterOf, monthEnd } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';
import { dueOnce, type Duty } from '../../duty.ts';

/**
 * VAT registration: thirty days from the end of the month in which turnover passed the threshold. Where that was before
 * the company existed, it took over its owner's trade, and has thirty days from its formation.
 *
 * @see Value Added Tax Act 1994, Schedule 1, paragraphs 5 and 7
 */
export const ukVatRegistration = {
  id: 'uk-vat-registration',
  source: {
    title: 'GOV.UK, When to register for VAT',
    href: 'https://www.gov.uk/register-for-vat',
    checked: '2026-11-21',
  },
  verified: false,
  occurrences({ incorporated, vatThresholdPassed: passed }, until) {
    if (!passed) return [];
    const isTakenOver = passed < incorporated;
    return dueOnce(until, {
      period: 'once',
      opens: laterOf(passed, incorporated),
      due: addDays(isTakenOver ? incorporated : monthEnd(passed), 30),
    });
  },
} as const satisfies Duty<UkCompany>;
