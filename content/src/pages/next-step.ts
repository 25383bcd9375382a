import type { FormationSlug } from '../../entries/formation/cards.ts';
import type { PageName } from '../../entries/next/pages.ts';
import type { NamedPost } from '../../entries/next/posts.ts';
import type { ServiceSlug } from '../../entries/services/cards.ts';
import type { ToolName } from '../../entries/tools/tools.ts';

/** A page by its kind and its name. A name that does not exist fails the check. */
export type NextStep =
  | `tool:${ToolName}`
  | `service:${ServiceSlug}`
  | `company:${FormationSlug}`
  | `article:${NamedPost}`
  | `page:${PageName}`;

/** What is next after a page, the closest first. */
export type Steps = readonly [NextStep, NextStep, ...NextStep[]];
