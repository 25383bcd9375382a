import type { buildKinds, publishStates } from '@formation/console-api';
import type { TextAct } from '@formation/content';

/** What the firm writes of its site. Instants are milliseconds since 1970, values are JSON. */
export type SiteTables = {
  /** Each change of what the site says, with what the released file held then; values are JSON. */
  site_edits: {
    entry: string;
    version: number;
    who: string;
    at: number;
    released: string;
    before: string;
    after: string;
  };
  /** Pictures that were uploaded, scaled, under the names of their files. */
  site_pictures: {
    name: string;
    who: string;
    /** When it was uploaded, or last named. */
    at: number;
    width: number;
    height: number;
    bytes: number;
    base64: string;
  };
  /** Each thing that somebody did to a translated text, in the order of its language. */
  text_acts: TextAct & { language: string };
  /** Each build of the site: of what went out, of what was only looked at, and of what it says on a new day. */
  site_publishes: {
    number: number;
    kind: (typeof buildKinds)[number];
    /** Makes a repeat of the same wish count once. */
    key: string;
    who: string;
    at: number;
    state: (typeof publishStates)[number];
    /** Which version of each entry it shows, as JSON; an entry that is not named is as released. */
    versions: string;
    /** What it changed, as JSON. */
    changes: string;
    /** Why it failed, as JSON. */
    why: string;
    began: number;
    ended: number;
    /** Until then one server builds it; 0 when nobody. */
    claimed_until: number;
  };
};
