import { dateIn, fill, type Locale, messages, reminderRules } from '@formation/content';
import { type PlatformName, sourcesOf } from '@formation/fees';
import type { DayOfChanges } from '@formation/fees/tables';
import { type Letter, letter, type Line } from '../outbox/message.ts';
import { type FeeNews, spokenOf } from './fee-news.ts';
import { endingMark } from './notices.ts';
import type { About } from './reminder-messages.ts';
import type { Notice } from './reminder.ts';

/** Whose fees it is about, and where the list of changes is. */
type OfPlatform = About & Readonly<{ platform: PlatformName }>;

const platformName = (language: Locale, platform: PlatformName): string => messages[language].platforms[platform].name;

/** Asks whether mails about a platform's fees are wanted. Nothing in it is anybody's own text. */
export function feeNewsAskLetter({ reminder: { language, state }, platform, link }: OfPlatform): Letter | undefined {
  if (state !== 'asked') return undefined;
  const { feeNewsAsk: words, reminderAsk: shared } = messages[language].mail;
  const lines: readonly Line[] = [
    words.text,
    `${platformName(language, platform)}.`,
    { name: words.confirm, link: link('confirm') },
    fill(shared.until, { days: reminderRules.openDays }),
    shared.byMistake,
  ];
  return letter(words.subject, lines, language);
}

/** Since when the new values count, or on which day they were first seen: by itself, and within a sentence. */
function whenTexts({ day, isSeen }: DayOfChanges, language: Locale) {
  const { changes, table } = messages[language].feeTables;
  const values = { day: dateIn(language, day) };
  return {
    heading: fill(isSeen ? changes.seen : changes.from, values),
    inSentence: fill(isSeen ? table.seen : changes.since, values),
  };
}

/** Where a day's changes were read, each page once. */
function pagesOf({ own, events }: DayOfChanges): ReadonlySet<string> {
  const sources = [
    ...events.map(({ source }) => source),
    ...own.flatMap(({ after, before }) => sourcesOf(after ?? before)),
  ];
  return new Set(sources.flatMap(({ href }) => href ?? []));
}

function changeLines(one: DayOfChanges, { reminder: { language }, pageUrl }: OfPlatform): readonly Line[] {
  const words = messages[language].mail.feeNews;
  return [
    { heading: whenTexts(one, language).heading },
    [words.count, String(one.own.length)],
    ...[...pagesOf(one)].map((href) => ({ name: words.source, link: href })),
    { name: words.values, link: `${pageUrl}#${one.id}` },
  ];
}

function subjectOf([first, ...more]: FeeNews, { reminder: { language }, platform }: OfPlatform): string | undefined {
  if (first === undefined) return undefined;
  const words = messages[language].mail.feeNews;
  const values = {
    platform: platformName(language, platform),
    when: whenTexts(first, language).inSentence,
    count: more.length,
  };
  return fill(more.length === 0 ? words.subject : words.subjectMany, values);
}

/** Tells which fees of a platform changed or will, or that the mails end; undefined when there is nothing to tell. */
export function feeNewsLetter(notices: readonly Notice[], news: FeeNews, about: OfPlatform): Letter | undefined {
  const { reminder, platform, link } = about;
  const { language } = reminder;
  const words = messages[language].mail.feeNews;
  const name = platformName(language, platform);
  const list = spokenOf(notices, news);
  const end = notices.find((notice) => notice.about.startsWith(endingMark))?.due;
  const day = end === undefined ? '' : dateIn(language, end);
  const subject = subjectOf(list, about) ?? (end && fill(words.subjectEnding, { platform: name, day }));
  if (subject === undefined) return undefined;
  const ending: readonly Line[] = [
    { heading: fill(words.endingHeading, { day }) },
    words.ending,
    { name: words.goOn, link: link('confirm') },
  ];
  const lines: readonly Line[] = [
    ...(list.length > 0 ? [fill(words.about, { platform: name })] : []),
    ...list.flatMap((one) => changeLines(one, about)),
    ...(end ? ending : []),
    words.advice,
    { name: words.stop, link: link('stop') },
  ];
  return letter(subject, lines, language);
}
