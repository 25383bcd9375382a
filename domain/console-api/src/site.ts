import * as v from 'valibot';
import type { Call } from './call.ts';
import { count, instant, key, text, textUpTo, version } from './fields.ts';
import { roles } from './names.ts';

/** Who writes what the site says, and who lets it go out. */
const writers = ['owner', 'agent'] as const;
const publishers = ['owner'] as const;

/** What the site says, as data of any shape: the schema of its entry is the rule for it. */
const value = v.unknown();

/** Someone's change of an entry that is not on the site yet. */
const draft = v.object({ who: v.string(), at: instant });

/** One place in an entry, by its names with points between them, and what stood and stands there; `null` for nothing. */
const difference = v.object({ field: v.string(), before: v.nullable(value), after: v.nullable(value) });

const summary = v.object({
  /** Its name: the path of its file without the ending, with a hyphen for each slash. */
  id: v.string(),
  draft: v.nullable(draft),
  version: count,
  /** What the draft changes of what the site shows. */
  differences: v.array(difference),
  /** Fields that a new version of the program changed as well: one's own stands until somebody looks. */
  conflicts: v.array(v.string()),
  /** Fields in which what was written does not fit a new version of the program, which shows its own there. */
  unfit: v.array(v.string()),
});

/** What a build is for: what was published, a preview for our own people, or what the site says already, by itself. */
export const buildKinds = ['publish', 'preview', 'again'] as const;

export const publishStates = ['waiting', 'building', 'done', 'failed'] as const;

/** What changes in an entry. */
const change = v.object({ id: v.string(), differences: v.array(difference) });

/** One way of the changes to the site. */
const publish = v.object({
  id: v.string(),
  kind: v.picklist(buildKinds),
  state: v.picklist(publishStates),
  who: v.string(),
  at: instant,
  /** When it was on the site, or failed. */
  ended: v.nullable(instant),
  /** How far a build is, from 0 to 100. */
  percent: count,
  /** Why it failed, in sentences for whoever published; empty otherwise. */
  why: v.array(v.string()),
  /** What it changed, by entry. */
  changes: v.array(change),
  /** Whether it is what the site shows now, and something stood before it: it can be taken back. */
  mayUndo: v.boolean(),
  /** Whether it shows again what stood before another. */
  takesBack: v.boolean(),
});

const entry = v.object({
  id: v.string(),
  /** What the form is made from, in the terms of JSON Schema. */
  schema: v.unknown(),
  value,
  version: count,
  draft: v.nullable(draft),
  /** What the draft changes of what the site shows. */
  differences: v.array(difference),
  conflicts: v.array(v.string()),
  unfit: v.array(v.string()),
});

/** A fault beside its field, as a sentence. */
const fault = v.object({ field: v.string(), says: v.string() });

/** The name of a picture that was uploaded: the words of its file, and what tells its bytes from others. */
export const uploadedName = /^[a-z0-9-]+-[0-9a-f]{12}\.webp$/;

const picture = v.object({
  /** What an entry names it by. */
  name: v.string(),
  /** How wide it came, in pixels. */
  from: count,
  width: count,
  height: count,
});

/** What builds the site with its drafts. `seen`: their versions as they were looked at; another one's newer draft does not go out unseen. */
const buildOfDrafts = {
  method: 'POST',
  body: v.object({ seen: v.record(text, version), key }),
  answer: publish,
  refusals: ['changed', 'not-publishable', 'publishing'],
} as const;

/** What the firm says on its site: written here, shown after it was published. */
export const siteCalls = {
  list: {
    method: 'GET',
    path: '/site',
    who: roles,
    answer: v.object({
      entries: v.array(summary),
      /** What was written of entries that a new version of the program does not bring, until the next publish. */
      gone: v.array(change),
      /** The newest first. */
      publishes: v.array(publish),
      /** The newest one, if its build has not been deleted. */
      preview: v.nullable(
        v.object({ build: publish, /** Whether the drafts are still those that it shows. */ isCurrent: v.boolean() }),
      ),
      /** When the site was last built again by itself, or why not. */
      again: v.nullable(publish),
      /** Why nothing can be published here; empty when it can. */
      blocked: v.string(),
    }),
    refusals: [],
  },
  find: { method: 'GET', path: '/site/entries/:id', who: roles, answer: entry, refusals: ['not-found'] },
  /** With faults nothing is saved. */
  save: {
    method: 'POST',
    path: '/site/entries/:id',
    who: writers,
    body: v.object({ value, version }),
    answer: v.object({ faults: v.array(fault), entry }),
    refusals: ['not-found', 'changed'],
  },
  /** Takes a draft away. */
  discard: {
    method: 'POST',
    path: '/site/entries/:id/discard',
    who: writers,
    body: v.object({ version }),
    answer: entry,
    refusals: ['not-found', 'changed'],
  },
  /** A picture for an entry: JPEG, PNG, WebP or AVIF. It is scaled, and stored under the name that is answered. */
  addPicture: {
    method: 'POST',
    path: '/site/pictures',
    who: writers,
    sends: 'file',
    maxBytes: 20 * 1024 * 1024,
    query: v.object({ name: textUpTo(255) }),
    answer: picture,
    refusals: ['full', 'picture-type', 'picture-too-large', 'file-too-large'],
  },
  picture: { method: 'GET', path: '/site/pictures/:name', who: roles, answer: 'file', refusals: ['not-found'] },
  /** A text in Markdown as visitors would see it. With faults nothing is shown. */
  preview: {
    method: 'POST',
    path: '/site/preview',
    who: roles,
    body: v.object({ text: v.string() }),
    answer: v.object({ faults: v.array(v.string()), html: v.string() }),
    refusals: [],
  },
  /** Puts the drafts on the site. */
  publish: { ...buildOfDrafts, path: '/site/publish', who: publishers },
  /** Builds the site with the drafts, for our own people alone; publishing the same drafts takes seconds then. */
  buildPreview: { ...buildOfDrafts, path: '/site/previews', who: writers },
  /** From now on this browser shows the preview at the addresses of the site, for a while and as long as one is signed in. */
  showPreview: {
    method: 'POST',
    path: '/site/previews/:id/show',
    who: writers,
    answer: v.object({ until: instant }),
    refusals: ['not-found'],
  },
  /** From now on this browser shows the site as visitors see it. */
  hidePreview: { method: 'POST', path: '/site/previews/hide', who: roles, answer: v.object({}), refusals: [] },
  /** How the newest build stands, whatever it is for. */
  progress: {
    method: 'GET',
    path: '/site/progress',
    who: roles,
    isPoll: true,
    answer: v.object({ publish: v.nullable(publish) }),
    refusals: [],
  },
  /** Publishes what stood before the newest one. */
  undo: {
    method: 'POST',
    path: '/site/publishes/:id/undo',
    who: publishers,
    body: v.object({ key }),
    answer: publish,
    refusals: ['not-found', 'changed', 'not-publishable', 'publishing'],
  },
} as const satisfies Record<string, Call>;
