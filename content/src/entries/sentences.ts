import type { z } from 'zod';

/** What the schemas of zod ask for, as somebody who edits a file calls it. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text, in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, in [ ]',
  tuple: 'a list, in [ ]',
  object: 'a group of fields, in { }',
  record: 'a group of fields, in { }',
};

const forms: Readonly<Record<string, string>> = {
  date: 'the day as 2026-11-30',
  email: 'an e-mail address',
  url: 'the whole address, from https:// on',
};

type Limit = Readonly<{ origin: string; input?: unknown }>;

/** A limit with what it counts. */
function counted({ origin }: Limit, limit: number | bigint): string {
  if (origin === 'string') return `${limit} characters`;
  return origin === 'array' ? `${limit} entries` : String(limit);
}

const listed = (values: readonly unknown[] = []) => values.map(String).join(', ');

/** What to write instead of something that a schema refuses, where the schema itself does not say it. */
export function sentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `Write ${kinds[issue.expected] ?? issue.expected}.`;
    case 'unrecognized_keys':
      return 'There is no such field: correct its spelling, or take it out.';
    case 'too_big':
      return `Write ${counted(issue, issue.maximum)} at most.`;
    case 'too_small':
      return `Write ${counted(issue, issue.minimum)} or more.`;
    case 'invalid_format':
      return `Write ${forms[issue.format] ?? `a text of the form ${issue.pattern}`}.`;
    case 'invalid_value':
      return `Write ${issue.values.length === 1 ? '' : 'one of '}${listed(issue.values)}.`;
    case 'invalid_key':
      return issue.issues?.[0]?.message ?? 'Write another name.';
    case 'invalid_union':
      return `Write one of ${listed(issue.options as readonly unknown[] | undefined)}.`;
    default:
      return 'Write it as its neighbours are written.';
  }
}
