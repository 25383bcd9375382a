import { addMonths, type IsoDate } from '@formation/calendar';
import {
  ladderSteps,
  lateFees,
  stateLateFees,
  usualDeadlines,
  type Company,
  type LadderRule,
  type LadderStep,
  type UsualDutyId,
} from '@formation/deadlines';
import { money } from '@formation/money';
import type { CompanyForm } from './company-form.ts';
import type { ForgottenFee, LateStep } from './late/ladder.ts';

type Dated = ReturnType<typeof usualDeadlines>[number];

const MONTHS_AHEAD = 36;

/**
 * What being late costs with the first time that each duty falls due from a day on, the earliest first. A duty without
 * a known ladder is not there.
 */
export function forgottenFees(
  form: CompanyForm,
  { formed, from }: Readonly<{ formed: IsoDate; from: IsoDate }>,
): readonly ForgottenFee[] {
  if (form.country === 'lk') return [];
  const company: Company = { ...form, incorporated: formed };
  const all = usualDeadlines(company, from, addMonths(from, MONTHS_AHEAD));
  const isFirst = ({ duty }: Dated, index: number) => all.findIndex((other) => other.duty === duty) === index;
  return all.filter(isFirst).flatMap((deadline) => ladderOf(form, deadline));
}

/** Whether something is charged for being late with a duty in some place, as far as we know. */
export const isCharged = (duty: UsualDutyId): boolean =>
  duty in lateFees || ['us-state-report', 'hk-annual-return', 'hk-business-registration'].includes(duty);

function ladderOf(form: CompanyForm, deadline: Dated): readonly ForgottenFee[] {
  const { duty, due, lastDay = due } = deadline;
  const rule = ruleOf(form, duty);
  if (rule) {
    const { mode, certainty, source } = rule;
    return [{ duty, due, mode, certainty, source, steps: ladderSteps(rule, lastDay).map(withMoney) }];
  }
  return deadline.lateFees ? [ofDeadline(deadline)] : [];
}

function ruleOf(form: CompanyForm, duty: UsualDutyId): LadderRule | undefined {
  if (duty === 'us-state-report' && form.country === 'us') return stateLateFees[form.state]?.[form.kind];
  return duty in lateFees ? lateFees[duty as keyof typeof lateFees] : undefined; // just looked up
}

function withMoney({ kind, from, amount, upTo, currency = 'USD', fraction }: LadderStep): LateStep {
  return {
    kind,
    ...(from && { from }),
    ...(amount !== undefined && { amount: money(amount, currency) }),
    ...(upTo !== undefined && { upTo: money(upTo, currency) }),
    ...(fraction !== undefined && { fraction }),
  };
}

/** The ladder that the duty itself knows, where a registry's own fee rises with it or a penalty comes on top. */
function ofDeadline({ duty, due, lateFees: steps = [], verified, source }: Dated): ForgottenFee {
  const isRaised = steps.some(({ meaning }) => meaning === 'raised-fee');
  return {
    duty,
    due,
    mode: isRaised ? 'raised-fee' : 'add',
    steps: steps.map(({ from, amount, currency }) => ({ kind: 'amount', from, amount: money(amount, currency) })),
    certainty: verified ? 'seen' : 'single',
    source,
  };
}
