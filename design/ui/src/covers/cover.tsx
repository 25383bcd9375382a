import { createElement } from 'react';
import { FiveCourses } from './five-courses.tsx';
import { FoldedSheet } from './folded-sheet.tsx';
import { Plots } from './plots.tsx';
import { Receipts } from './receipts.tsx';
import { RisingLine } from './rising-line.tsx';
import { RuledPage } from './ruled-page.tsx';
import { Slips } from './slips.tsx';
import { Stairs } from './stairs.tsx';
import { TwelveBars } from './twelve-bars.tsx';
import { TwoColumns } from './two-columns.tsx';

/** The drawn covers by name. A cover is added by drawing it in a file of its own and naming it here. */
const covers = {
  'ruled-page': RuledPage,
  'twelve-bars': TwelveBars,
  receipts: Receipts,
  'five-courses': FiveCourses,
  'two-columns': TwoColumns,
  plots: Plots,
  slips: Slips,
  stairs: Stairs,
  'rising-line': RisingLine,
  'folded-sheet': FoldedSheet,
} as const;

/** The drawn cover of a name; any other word chooses one of them, always the same. */
export function Cover({ name }: Readonly<{ name: string }>) {
  return createElement(Object.hasOwn(covers, name) ? covers[name as keyof typeof covers] : chosen(name)); // an own key is a name
}

function chosen(word: string) {
  const drawings = Object.values(covers);
  const sum = [...word].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return drawings[sum % drawings.length] ?? RuledPage;
}
