import { messages } from '@formation/content';
import type { CompanyCost } from '@formation/formation';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { costSettings, countOption } from '../form/count-option.ts';
import { savedOptions } from '../form/option-code.ts';
import { costTable } from '../result/cost-table.ts';
import { wordsFor } from '../result/words-for.ts';
import { stateFile } from './state-file.ts';
import { stateRows } from './state-rows.ts';

const { companyCost, formation, sharing } = messages.en;
const day = '2026-11-21';
const number = /^(\d+(\.\d+)?)?$/;

/** The cells of a saved table by the header of their column, as a spreadsheet reads them. */
function cellsUnder(text: string) {
  const [head = [], ...rows] = papaparse.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
  return (header: string) => rows.map((row) => row[head.indexOf(header)]);
}

test('every payment of a company is a number, its currency beside it', () => {
  const prices = {
    us: { basic: '129', growth: '159', enterprise: '599' },
    uk: { basic: '99', growth: '197', enterprise: '207' },
  };
  const settings = costSettings({ years: '1', currency: 'USD' }, day, prices);
  const columns = savedOptions('us_WY_llc~us_DE_llc').map((option) => ({
    title: '=Tea',
    option,
    cost: countOption(option, settings) as CompanyCost, // none is refused
  }));
  const { table } = companyCost.compare;
  const cells = cellsUnder(costTable(columns, wordsFor('en')).text);
  const [amounts, currencies] = [cells(table.amount), cells(table.currency)];

  for (const [index, amount] of amounts.entries()) {
    expect(amount).toMatch(number);
    expect(currencies[index]).toMatch(amount ? /^[A-Z]{3}$/ : /^$/);
  }
  expect(new Set(cells(table.option))).toEqual(new Set(["'=Tea"])); // no formula
});

test('the fees of the states are numbers, their currency beside them, and a word is never among them', () => {
  const words = {
    locale: 'en',
    page: companyCost.states,
    kinds: companyCost.form.kinds,
    kind: '',
    states: formation.states,
    statuses: formation.cost.statuses,
    sharing,
    costHref: '/company-cost',
  } as const;
  const { formation: forming, report, usualYear } = formation.states.columns;
  const { text } = stateFile(stateRows({}, day), words);
  const cells = cellsUnder(text);
  const [head = []] = papaparse.parse<string[]>(text.slice(1)).data;

  expect(new Set(head).size).toBe(head.length); // no two columns are called the same
  const sure = head.filter((header) => header.endsWith(companyCost.states.howSure)).flatMap(cells);
  expect(sure).toContain(formation.cost.statuses.verified);
  for (const word of sure)
    expect([...Object.values<string>(formation.cost.statuses), formation.states.noReport]).toContain(word);
  for (const cell of [forming, report, usualYear].flatMap(cells)) expect(cell).toMatch(number);
  expect(new Set(cells(companyCost.states.currency))).toEqual(new Set(['USD']));
});
