import * as v from 'valibot';
import { count, instant } from './fields.ts';

const day = v.string();

const finding = v.object({
  /** Its words changed, it is at another address, or it is no more. */
  kind: v.picklist(['changed', 'moved', 'gone']),
  title: v.string(),
  url: v.string(),
  /** The last day on which it was as somebody had read it, and the day on which it was not. */
  since: day,
  found: day,
  /** The new address, where it has moved. */
  to: v.nullable(v.string()),
  /** Each sentence that stood there, and the one that is most like it now. */
  changes: v.array(v.object({ was: v.string(), now: v.nullable(v.string()) })),
  /** The files that cite it. */
  where: v.array(v.string()),
});

/** What `npm run sources` found when it last went through the pages that we cite. */
export const sourceReport = v.object({
  /** When a page was last visited. */
  visited: instant,
  pages: count,
  /** How many still say what somebody read there. */
  same: count,
  /** Those of which nothing could be seen this time, as far as they were visited. */
  unseen: v.array(v.object({ url: v.string(), why: v.string() })),
  findings: v.array(finding),
});

export type SourceReport = v.InferOutput<typeof sourceReport>;
