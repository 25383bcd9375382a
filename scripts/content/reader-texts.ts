// The texts of a language for their reader in the console: node scripts/content/reader-texts.ts list LANGUAGE prints them,
// judge LANGUAGE < CHANGE what a change breaks, as JSON; take-in puts what was done (content/translations/acts.json) into
// the files of an edition. The server runs it.
import { text } from 'node:stream/consumers';
import { translatedLanguages, type TextAct } from '@formation/content';
import { acceptedBy } from './po/accepted.ts';
import { faultsOfChange, takeInActs } from './po/act-texts.ts';
import { isBinding } from './po/binding-text.ts';
import { fileText } from './po/file-text.ts';
import { pagesOf } from './po/pages-of.ts';
import { exampleOf } from './po/placeholder-values.ts';
import { namesIn } from './po/po-file.ts';
import { unitsOf } from './po/units.ts';

const [, , task, name] = process.argv;
const language = translatedLanguages.find((one) => one === name);
const say = (value: unknown) => process.stdout.write(JSON.stringify(value));

if (task === 'list' && language) {
  const pages = pagesOf();
  const accepted = acceptedBy(language);
  say(
    unitsOf(language).map((unit) => ({
      key: unit.key,
      english: unit.english,
      own: unit.own,
      pages: pages(unit).slice(0, 2),
      values: namesIn(unit.english).map((one) => ({ name: one, value: unit.values[one] ?? exampleOf(one) ?? '' })),
      isBinding: isBinding(unit),
      accepted: accepted(unit) ?? null,
    })),
  );
} else if (task === 'judge' && language) {
  const change = JSON.parse(await text(process.stdin)) as Parameters<typeof faultsOfChange>[1]; // the server's own
  say(faultsOfChange(language, change));
} else if (task === 'take-in') {
  const acts = JSON.parse(fileText('content/translations/acts.json')) as Readonly<Record<string, readonly TextAct[]>>; // the server's own
  for (const one of translatedLanguages) process.exitCode ||= await takeInActs(one, acts[one] ?? []);
} else {
  console.error('node scripts/content/reader-texts.ts list LANGUAGE|judge LANGUAGE|take-in');
  process.exitCode = 2;
}
