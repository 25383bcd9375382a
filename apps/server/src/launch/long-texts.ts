import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Translated, TranslatedText } from '@formation/content';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The long texts that a language has, each as one: a service, a post, a legal text. Its key is its file. */
export function longTexts(language: Translated): readonly TranslatedText[] {
  const files = globSync(`content/entries/*/*/${language}.md`, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return files.sort().map((key) => ({ key, english: read(key.replace(/\w+\.md$/, 'en.md')), own: read(key) }));
}

/** By what a long text is confirmed: its name, such as `services/ein`, and what stands there. */
export const asConfirmed = ({ key, own = '' }: TranslatedText) => [key.split('/').slice(2, 4).join('/'), own] as const;
