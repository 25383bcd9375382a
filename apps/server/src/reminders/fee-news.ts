import { addDays, type IsoDate } from '@formation/calendar';
import { isPlatformName, type PlatformName } from '@formation/fees';
import { changeEvents, changes, changesByDay, type DayOfChanges } from '@formation/fees/tables';
import type { Notice } from './reminder.ts';

/** What changed in the fee tables of this release, by platform and day. */
export type FeeNews = readonly DayOfChanges[];

/** What was told is remembered for ninety days after its day: older changes would be told again. */
const toldForDays = 60;

/** The facts of a reminder that tells of a platform's fees. */
export const feeFacts = (platform: PlatformName): string => new URLSearchParams({ fees: platform }).toString();

/** The platform whose fees a reminder tells of; undefined when it tells of a company's dates. */
export function feePlatform(facts: string): PlatformName | undefined {
  const platform = new URLSearchParams(facts).get('fees') ?? '';
  return isPlatformName(platform) ? platform : undefined;
}

let loading: Promise<FeeNews> | undefined;

/** The changes of every platform, read once: the tables of a release stay as they are. */
export function feeNews(): Promise<FeeNews> {
  loading ??= Promise.all([changes(), changeEvents()]).then(([all, events]) => changesByDay(all, events));
  return loading;
}

/** More fees that change on the same day are told of, too. */
const noticeOf = ({ id, day, own }: DayOfChanges): Notice => ({ about: `${id}/${own.length}`, days: 0, due: day });

/** The days of changes that notices speak of, as the tables have them now, the earliest first. */
export function spokenOf(notices: readonly Notice[], news: FeeNews): FeeNews {
  const wanted = new Set(notices.map(({ about }) => about.split('/')[0]));
  return news.filter(({ id }) => wanted.has(id)).toSorted((a, b) => a.day.localeCompare(b.day));
}

type Query = Readonly<{ today: IsoDate; news: FeeNews; isFirst: boolean }>;

/**
 * The changes of a platform's fees, of the last two months and all to come. What had happened already when somebody
 * began to be told counts as known; what was announced for a later day is told.
 */
export function feeNotices(platform: PlatformName, { today, news, isFirst }: Query): readonly Notice[] {
  const first = addDays(today, -toldForDays);
  return news
    .filter((one) => one.platform === platform && one.day >= first)
    .map((one) => (isFirst && one.day <= today ? { ...noticeOf(one), isKnown: true } : noticeOf(one)));
}
