import { fill, messages } from '@formation/content';
import { changeEvents, changes, changesByDay } from '@formation/fees/tables';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeList } from './change-list.tsx';

const [all, events] = [await changes(), await changeEvents()];

test('each event stands on its day, beside the changes of its platform', () => {
  const shown = changesByDay(all, events).flatMap((one) => one.events.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(events.map(({ id }) => id).toSorted());
});

test.each(['en', 'si', 'ta'] as const)(
  'in %s all that an event touches has its row, also what was not known before',
  (locale) => {
    const words = messages[locale].feeTables;
    const html = renderToStaticMarkup(<ChangeList {...{ locale, words, changes: all, events }} />);
    const etsy = html.split('<section').find((section) => section.includes('id="etsy-2026-06-22"')) ?? '';
    const rows = etsy.match(/<tr>(?=<th scope="row">)/g) ?? [];
    const unknown = etsy.split(`<td>${words.changes.none.unknown}</td>`);

    expect(etsy).toContain(fill(words.changes.event, { count: 9 }));
    expect(rows).toHaveLength(9);
    expect(unknown).toHaveLength(1 + 2); // Hungary and Canada
  },
);
