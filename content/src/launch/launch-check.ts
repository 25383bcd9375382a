import type { Claim } from '../entries/claim.ts';
import type { Fact } from '../entries/fact.ts';
import type { LaunchQuestion } from '../entries/launch-question.ts';
import type { ServicePrice } from '../entries/service-price.ts';
import { claims } from '../firm/claims/claims.ts';
import { facts } from '../firm/claims/facts.ts';
import { overdueFacts } from '../firm/claims/overdue-facts.ts';
import { openFields, type Firm } from '../firm/firm-identity.ts';
import { servicePrices } from '../firm/offers/service-prices.ts';
import { partners } from '../firm/partners.ts';
import { featuredTestimonials } from '../firm/reviews/featured-testimonials.ts';
import { reviewSets } from '../firm/reviews/review-sets.ts';
import { site } from '../firm/site.ts';
import { inLaunchOrder, launchItem, type LaunchItem, type LaunchLevel } from './launch-item.ts';
import { launchQuestions } from './launch-questions.ts';

type Nested = Readonly<{ [name: string]: unknown }>;
type Sampled = Readonly<{ sample?: boolean | undefined }>;

/** Everything that the check looks at; the site's own content unless a test gives another. */
export type LaunchContent = Readonly<{
  site: Nested;
  firm: Firm;
  samples: Readonly<Record<string, readonly Sampled[]>>;
  prices: Readonly<Record<string, ServicePrice>>;
  claims: Readonly<Record<string, Claim>>;
  facts: Readonly<Record<string, Fact>>;
  questions: readonly LaunchQuestion[];
  /** The environment that the server will get; undefined where it is not known. */
  settings: Readonly<Record<string, string | undefined>> | undefined;
}>;

const ours: LaunchContent = {
  site,
  firm: site.firm,
  samples: {
    'content/entries/reviews/reviews.json, by npm run reviews -- import FILE': Object.values(reviewSets).flat(),
    'content/entries/reviews/featured.json': featuredTestimonials,
    'content/entries/partners/partners.json': partners,
  },
  prices: servicePrices,
  claims,
  facts,
  questions: launchQuestions,
  settings: undefined,
};

/** Hosts under `.example` can never exist; numbers that end in many zeros are nobody's. */
const placeholder = /\.example\b|0{3} ?0{3,}$|^\d+0{7}$/;

type Setting = Readonly<{ level: LaunchLevel; isSet: (value: string) => boolean; what: string }>;
const isThere = (value: string) => value !== '';

/** What the server is told where it runs; a site without them works, and nobody can reach or trust it. */
const settings: Readonly<Record<string, Setting>> = {
  SITE_URL: {
    level: 'must',
    isSet: (value) => value.startsWith('https://'),
    what: 'is the https address that visitors use',
  },
  SMTP_URL: { level: 'must', isSet: isThere, what: 'names the mail server; without it mails wait as files' },
  MAIL_TO: { level: 'must', isSet: isThere, what: 'names the mailbox for enquiries' },
  BACKUP_DIR: {
    level: 'should',
    isSet: isThere,
    what: 'is where the copies are; without it nobody sees when they stop',
  },
  ALARM_URL: {
    level: 'should',
    isSet: isThere,
    what: 'is the second way of alarms; mail alone cannot say that it is dead',
  },
};

/**
 * What still stands between this content and its launch, and where to change it.
 *
 * @param day - today; facts whose review day has passed are listed as overdue.
 */
export function launchCheck(day: string, input: Partial<LaunchContent> = {}): readonly LaunchItem[] {
  const content = { ...ours, ...input };
  return inLaunchOrder([
    ...missing(content.firm),
    ...placeholders(content.site, 'site'),
    ...Object.entries(content.samples).flatMap(([where, entries]) => samples(where, entries)),
    ...openPrices(content.prices),
    ...unconfirmedClaims(content.claims),
    ...unverifiedFacts(content.facts),
    ...overdueFacts(content.facts, day).map((name) => inFacts('overdue fact', name, content.facts[name])),
    ...unanswered(content.questions),
    ...unset(content.settings),
  ]);
}

const missing = (firm: Firm): readonly LaunchItem[] =>
  openFields(firm).map((field) =>
    launchItem({
      kind: 'missing',
      what: `site.firm.${field} is empty: the law wants it said`,
      where: 'content/entries/firm/site.json',
    }),
  );

function unanswered(questions: readonly LaunchQuestion[]): readonly LaunchItem[] {
  return questions
    .filter(({ answered }) => !answered)
    .map(({ level, what, where }) => launchItem({ kind: 'question', level, what, where }));
}

function unset(env: LaunchContent['settings']): readonly LaunchItem[] {
  if (env === undefined) return [];
  return Object.entries(settings)
    .filter(([name, { isSet }]) => !isSet(env[name] ?? ''))
    .map(([name, { level, what }]) =>
      launchItem({ kind: 'setting', level, what: `${name} ${what}`, where: 'docs/deploy/serendib.env' }),
    );
}

function placeholders(values: Nested, path: string): readonly LaunchItem[] {
  return Object.entries(values).flatMap(([name, value]): readonly LaunchItem[] => {
    if (typeof value === 'object' && value !== null) return placeholders({ ...value }, `${path}.${name}`);
    const text = String(value);
    if (!placeholder.test(text)) return [];
    const what = `${path}.${name} is ${text}`;
    return [launchItem({ kind: 'placeholder', what, where: 'content/entries/firm/site.json' })];
  });
}

function samples(where: string, entries: readonly Sampled[]): readonly LaunchItem[] {
  const count = entries.filter(({ sample }) => sample).length;
  const what = `${count} of ${entries.length} entries are samples`;
  return count === 0 ? [] : [launchItem({ kind: 'sample', what, where })];
}

function openPrices(all: LaunchContent['prices']): readonly LaunchItem[] {
  return Object.entries(all)
    .filter(([, { is }]) => is === 'open')
    .map(([name]) =>
      launchItem({
        kind: 'open price',
        what: `${name} has no price; its page says that it is quoted`,
        where: 'content/entries/services/prices.json',
      }),
    );
}

function unconfirmedClaims(all: LaunchContent['claims']): readonly LaunchItem[] {
  return Object.entries(all)
    .filter(([, { confirmed }]) => !confirmed)
    .map(([name, { text, label, owner }]) =>
      launchItem({
        kind: 'unconfirmed claim',
        what: `${name}: “${text.en} ${label.en}”, confirm with ${owner}`,
        where: 'content/entries/claims/claims.json',
      }),
    );
}

function unverifiedFacts(all: LaunchContent['facts']): readonly LaunchItem[] {
  return Object.entries(all)
    .filter(([, { verified }]) => !verified)
    .map(([name, fact]) => inFacts('unverified fact', name, fact));
}

function inFacts(kind: 'unverified fact' | 'overdue fact', name: string, fact: Fact | undefined): LaunchItem {
  const what = `${name}: check ${fact?.source.url ?? 'its source'}, review by ${fact?.reviewBy ?? 'now'}`;
  return launchItem({ kind, what, where: 'content/entries/facts/facts.json' });
}
