import { site } from '@formation/content';

/** Of what is longer, the beginning alone is judged: how long it takes grows with the square of the length. */
const longestJudged = 64;

/** Fewer than a hundred million guesses; the scale of `zxcvbn` ends at 4. */
const easyBelow = 3;

/** Loaded with the first new password, so that a server on which nobody chooses one is not larger for it. */
async function load() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: longestJudged });
}

let loaded: ReturnType<typeof load> | undefined;

const known = [site.brand, 'sri lanka', 'colombo', 'console'];

/** What who guesses would try first: names of the firm and its country, and the address of whose password it is. */
function wordsOf(email: string): string[] {
  const [mailbox = ''] = email.split('@');
  const names = [...known, email, mailbox.replaceAll(/[._+-]/g, ' ')];
  const parts = names.flatMap((name) => [name, name.replaceAll(' ', ''), ...name.split(/[@. ]/)]);
  return parts.filter((part) => part.length > 2);
}

/** Whether somebody who knows common passwords, patterns of keys and the person's address guesses a password soon. */
export async function isEasyPassword(password: string, email: string): Promise<boolean> {
  loaded ??= load();
  return (await loaded).check(password.normalize('NFKC'), wordsOf(email)).score < easyBelow;
}
