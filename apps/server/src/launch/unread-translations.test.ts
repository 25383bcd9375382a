import { stateOf, translatedTexts } from '@formation/content';
import { expect, test } from 'vitest';
import { unreadTranslations } from './unread-translations.ts';

/** Words whose translation is recorded, of whatever length. */
const { english, own } = translatedTexts('si').find(
  (text) => text.own !== text.english && stateOf('si', text.english, text.own ?? '') === 'current',
) ?? { english: '', own: '' };

/** What is said when the long texts of the language are this one, made from the recorded words. */
const said = (now: string) =>
  unreadTranslations('si', [{ key: 'content/entries/legal/terms/si.md', english: now, own }])
    .map(({ what }) => what)
    .join('');
const olderThanEnglish = (now: string) => Number(/(\d+) older/.exec(said(now))?.[1] ?? 0);

test('a long text whose English has changed since counts as older than its English', () => {
  expect(olderThanEnglish(`${english} And more.`)).toBe(olderThanEnglish(english) + 1);
});

test('a long text that nobody has confirmed is asked for by its name', () => {
  expect(said(english)).toContain('legal/terms');
});
