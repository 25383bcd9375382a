import { addMonths, dayMs, utcDay, utcMidnight } from '@formation/calendar';
import { type Locale, messages, reminderRules } from '@formation/content';
import { platformsWithFees } from '@formation/fees/tables';
import { isRefused, readReminder, type Refused, type ReminderRequest } from '@formation/leads';
import type { Requester } from '../enquiries/requester.ts';
import { factsOf, linkedCompany } from './company-facts.ts';
import { feeFacts, feePlatform } from './fee-news.ts';
import { isReminderToken, type ReminderAct } from './reminder-links.ts';
import type { ReminderStore } from './reminder.ts';

const { openDays, feeNewsMonths } = reminderRules;

export type ReminderDeskOptions = Readonly<{
  reminders: ReminderStore;
  /** What signs the links. */
  secret: string;
  /** How long reminders of dates run until they are confirmed again. */
  retentionMonths: number;
  now: () => number;
}>;

/** Who may begin or stop reminders: the holder of a signed link. */
export type LinkOwner = Readonly<{ id: string; token: string }>;

export type ReminderService = Readonly<{
  ask: (
    request: unknown,
    origin: Requester,
  ) => Promise<
    | Readonly<{ id: string }>
    | Refused<'key-reused' | 'form-used' | 'too-many-reminders' | 'reminders-full'>
    | Readonly<{ refused: 'bad-field'; field: 'email' | 'company' | 'platform' }>
  >;
  /** In the language of the page that asked. */
  confirm: (holder: LinkOwner, language?: Locale) => Promise<'done' | Refused<'bad-token' | 'not-found'>>;
  /** Stopped twice is stopped. */
  stop: (holder: LinkOwner) => Promise<'done' | Refused<'bad-token'>>;
}>;

/** The same time of the day some calendar months later, by UTC. */
function monthsAfter(instant: number, months: number): number {
  const day = utcDay(instant);
  return utcMidnight(addMonths(day, months)) + (instant - utcMidnight(day));
}

type Subject = Readonly<{ company: string; facts: string }>;

/** What a wish is about; a platform that publishes no fees has no news. */
async function subjectOf(
  wish: ReminderRequest,
): Promise<Subject | Readonly<{ refused: 'bad-field'; field: 'company' | 'platform' }>> {
  if ('platform' in wish) {
    const platform = (await platformsWithFees()).find((name) => name === wish.platform);
    if (platform === undefined) return { refused: 'bad-field', field: 'platform' };
    return { company: `fees-${platform}`, facts: feeFacts(platform) };
  }
  const linked = linkedCompany(wish.company);
  return linked ? { company: linked.id ?? '', facts: factsOf(linked) } : { refused: 'bad-field', field: 'company' };
}

/** Takes wishes to be reminded, and what the links in the mails ask for. */
export function reminderService({ reminders, secret, retentionMonths, now }: ReminderDeskOptions): ReminderService {
  const mayManage = (act: ReminderAct, { id, token }: LinkOwner) => isReminderToken(secret, token, { act, id });
  return {
    async ask(request, origin) {
      const wish = readReminder(request);
      if (isRefused(wish)) return wish;
      const wanted = await subjectOf(wish);
      if (isRefused(wanted)) return wanted;
      const until = now() + openDays * dayMs;
      return reminders.ask({ email: wish.email, ...wanted, until }, origin);
    },

    async confirm(holder, language = 'en') {
      if (!mayManage('confirm', holder)) return { refused: 'bad-token' };
      const { reminders: ofDates, feeNews } = messages[language];
      const outcome = await reminders.confirm(holder.id, (facts) => {
        const [words, months] = feePlatform(facts) ? [feeNews, feeNewsMonths] : [ofDates, retentionMonths];
        return { until: monthsAfter(now(), months), consentText: words.confirm.text }; // the page's button agrees to it
      });
      return isRefused(outcome) ? outcome : 'done';
    },

    async stop(holder) {
      if (!mayManage('stop', holder)) return { refused: 'bad-token' };
      await reminders.stop(holder.id);
      return 'done';
    },
  };
}
