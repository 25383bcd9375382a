/** Who has looked, and on which day. */
export type LaunchAnswer = Readonly<{ by: string; on: string }>;

export type LaunchQuestion = Readonly<{
  /** What somebody has to look at. */
  what: string;
  where: string;
  /** `false` until somebody has: `{ by: 'Ann', on: '2026-12-01' }`. */
  answered: false | LaunchAnswer;
}>;

const office = 'content/src/firm/office.ts';

/** What no program can know. Answer each by itself; `npm run launch-check` lists those that nobody has answered. */
export const launchQuestions: readonly LaunchQuestion[] = [
  { what: 'The brand is the name of the firm', where: 'content/src/firm/site.ts', answered: false },
  { what: 'The prices of the packages are today’s', where: 'content/entries/packages/packages.ts', answered: false },
  { what: 'The opening hours are the office’s', where: office, answered: false },
  { what: 'Hours, length and notice of calls are right', where: 'content/src/firm/calls.ts', answered: false },
  { what: 'The days without calls are the firm’s', where: 'content/src/firm/closed-days.ts', answered: false },
  { what: 'Enquiries may be kept for as long as it says', where: office, answered: false },
  {
    what: 'Who hosts site and mail is known to who asks for it',
    where: 'content/entries/legal/data-protection/en.md',
    answered: false,
  },
  {
    what: 'The marketplace host of the Amazon calculator is meant so',
    where: 'content/src/firm/site.ts',
    answered: false,
  },
  { what: 'The sample films are replaced, or may stay', where: 'scripts/videos.ts', answered: false },
  {
    what: 'The page /design may be seen: search engines leave it out',
    where: 'apps/site/src/pages/design.astro',
    answered: false,
  },
  {
    what: 'Our Story and CEO’s Vision are written for the owner, who has to make them their own',
    where: 'content/src/messages/en/about.ts',
    answered: false,
  },
];
