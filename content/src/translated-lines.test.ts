import { expect, test } from 'vitest';
import { translatedLines } from './translated-lines.ts';

const english = '---\ntitle: Fees\n---\n## The **fee**\n\n- See [the list](/fees).\n';
const lines = (own: string) => translatedLines({ key: 'fees', english, own }).map((line) => [line.english, line.own]);

test('each line stands beside its own, without marks and addresses', () => {
  expect(lines('---\ntitle: "ගාස්තු"\n---\n## **ගාස්තුව**\n\n- [ලැයිස්තුව](/si/fees) බලන්න.\n')).toEqual([
    ['title: Fees', 'title: ගාස්තු'],
    ['The fee', 'ගාස්තුව'],
    ['See [the list].', '[ලැයිස්තුව] බලන්න.'],
  ]);
});

test('a line that is lost is empty', () => {
  expect(lines('---\ntitle: ගාස්තු\n---\n- [ලැයිස්තුව](/fees) බලන්න.\n')).toContainEqual(['The fee', '']);
  expect(lines('---\nother: 1\n---\n')).toContainEqual(['See [the list].', '']);
});

test('a note before all others, that the English binds, moves nothing', () => {
  const noted = lines('---\ntitle: ගාස්තු\n---\n**සටහන**\n\n## ගාස්තුව\n\nබලන්න.\n');

  expect(noted).toEqual([
    ['title: Fees', 'title: ගාස්තු'],
    ['The fee', 'ගාස්තුව'],
    ['See [the list].', 'බලන්න.'],
  ]);
});
