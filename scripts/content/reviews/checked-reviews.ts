import { facebookReview, reviewSources, starredReview, type ReviewSets, type ReviewSource } from '@formation/content';
import type { Problem, Row } from './rows.ts';

/** The reviews of a file, by source. */
export type Checked = Readonly<{ sets: ReviewSets }> | Readonly<{ problems: readonly Problem[] }>;

/** What each field may be called in an export. */
const names: Readonly<Record<string, readonly string[]>> = {
  source: ['source'],
  id: ['id', 'reviewid'],
  reviewerName: ['reviewername', 'reviewer', 'name', 'author'],
  text: ['text', 'review', 'comment', 'content'],
  stars: ['stars', 'rating', 'starrating'],
  isRecommended: ['isrecommended', 'recommended'],
  date: ['date', 'createdat', 'createtime'],
  avatarUrl: ['avatarurl', 'avatar'],
  originalUrl: ['originalurl', 'url', 'link'],
};

const starWords = ['one', 'two', 'three', 'four', 'five'];

/**
 * Reads every row as a review, or reports every row that is none; nothing in between.
 *
 * @param source - where rows come from that do not say so themselves.
 */
export function checkedReviews(rows: readonly Row[], source?: ReviewSource): Checked {
  const sets: Record<ReviewSource, unknown[]> = { facebook: [], google: [], trustpilot: [] };
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const report = (line: number, message: string) => problems.push({ line, message });

  for (const [index, { line, fields }] of rows.entries()) {
    const { source: named, ...review } = known(fields);
    const from = sourceOf(named) ?? source;
    if (!from) {
      report(line, `source: Write one of ${reviewSources.join(', ')}, or name it with --source.`);
      continue;
    }
    const id = wordOf(review['id'] ?? index + 1);
    const result = schemaOf(from).safeParse(read({ ...review, id }, from));
    for (const { path, message } of result.error?.issues ?? []) report(line, `${columnOf(path)}: ${message}`);
    if (seen.has(`${from} ${id}`)) report(line, `id: "${id}" stands in an earlier line as well.`);
    seen.add(`${from} ${id}`);
    sets[from].push(result.data);
  }
  return problems.length > 0 ? { problems } : { sets: sets as ReviewSets }; // every row has passed its schema
}

/** The columns that are called otherwise in a file than in our reviews. */
const columns: Readonly<Record<string, string>> = {
  reviewerName: 'name',
  isRecommended: 'recommended',
  avatarUrl: 'avatar',
  originalUrl: 'url',
};

const columnOf = (path: readonly PropertyKey[]): string => columns[String(path[0])] ?? String(path[0]);

const schemaOf = (source: ReviewSource) => (source === 'facebook' ? facebookReview : starredReview);

/** The fields that a review has, under our names; other columns of an export are left out. */
function known(fields: Row['fields']): Readonly<Record<string, unknown>> {
  const byField = new Map(
    Object.entries(fields).map(([name, value]) => [name.toLowerCase().replaceAll(/[^a-z]/g, ''), value]),
  );
  const found = Object.entries(names).map(([field, others]) => {
    const value = others.map((name) => byField.get(name)).find(isGiven);
    return [field, typeof value === 'string' ? value.trim() : value] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => isGiven(value)));
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');

/** What somebody wrote; nothing for a list or an object, which no field is. */
const wordOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? `${value}` : '';

function sourceOf(name: unknown): ReviewSource | undefined {
  const wanted = wordOf(name)
    .toLowerCase()
    .replace(/ maps$/, '');
  return reviewSources.find((source) => source === wanted);
}

/** Turns the words of an export into values; what cannot be turned stays for the schema to refuse. */
function read(review: Record<string, unknown>, source: ReviewSource): Record<string, unknown> {
  const { stars, isRecommended, date, ...rest } = review;
  return {
    ...rest,
    ...(date !== undefined && { date: wordOf(date).replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, '$1') }),
    ...(source === 'facebook'
      ? { isRecommended: yesOrNo(isRecommended) }
      : stars !== undefined && { stars: starCount(stars) }),
  };
}

function yesOrNo(value: unknown): unknown {
  const word = wordOf(value).toLowerCase();
  if (['true', 'yes', '1', 'positive', 'recommends'].includes(word)) return true;
  if (['false', 'no', '0', 'negative', "doesn't recommend"].includes(word)) return false;
  return value;
}

function starCount(value: unknown): unknown {
  const word = starWords.indexOf(wordOf(value).toLowerCase());
  if (word >= 0) return word + 1;
  return /^\d+$/.test(wordOf(value)) ? Number(value) : value;
}
