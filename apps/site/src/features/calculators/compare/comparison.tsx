import { csv } from '@formation/csv';
import { loadPlatform } from '@formation/fees';
import { useLoaded } from '../../../hydration/use-loaded.ts';
import { ShareTools } from '../../../lib/sharing/share-tools.tsx';
import type { SharedResult } from '../../../lib/sharing/shared-result.ts';
import { loadModel } from '../load-model.ts';
import { pathHere } from '../scenarios/path-here.ts';
import { comparisonAddress, type Scenario } from '../scenarios/scenario.ts';
import { bestText } from './best-text.ts';
import { comparedCells, CompareTable } from './compare-table.tsx';
import type { CompareWords } from './compare-words.ts';
import { columnOf, type Column } from './comparison-rows.ts';
import { leftOutRows } from './left-out.tsx';
import { SharedFields } from './shared-fields.tsx';

/** The answers of all scenarios, once their tables are there. */
function useColumns(scenarios: readonly Scenario[], { locale, published }: CompareWords) {
  const column = async (one: Scenario) => {
    const [{ model, words }, platform] = await Promise.all([
      loadModel(one.tool, locale, published),
      loadPlatform(one.tool),
    ]);
    return columnOf(one, { model, words, platform });
  };
  return useLoaded(comparisonAddress(scenarios), () => Promise.all(scenarios.map(column)));
}

function table({ page, ...words }: CompareWords, columns: readonly Column[]) {
  const { asked, answered, days } = comparedCells({ page, ...words }, columns);
  const rows = [...answered, ...asked].map(({ label, cells }) => [
    label,
    ...cells.flatMap((cell) => cell?.plain ?? ['', '']),
  ]);
  const tools = columns.flatMap(({ scenario }) => [words.platforms[scenario.tool] ?? scenario.tool, page.unit]);
  const under = leftOutRows(columns, words.published).map((cells) => ['', ...cells.flatMap((cell) => [cell, ''])]);
  const text = csv([[page.line, ...tools], ['', ...days.flatMap((day) => [day, ''])], ...rows, ...under]);
  return { name: 'comparison.csv', type: 'text/csv', text } as const;
}

/** What each column comes to, and which leaves most. */
function comparisonResult(words: CompareWords, columns: readonly Column[]): SharedResult {
  const { totals } = comparedCells(words, columns);
  const lines = columns.map(
    ({ scenario: { tool } }, index) => [words.platforms[tool] ?? tool, totals[index] ?? ''] as const,
  );
  const answer = bestText({ words, columns })?.text ?? lines.map((line) => line.join(', ')).join('; ');
  return { answer, lines: () => lines };
}

type Props = Readonly<{
  words: CompareWords;
  scenarios: readonly Scenario[];
  onScenarios: (scenarios: readonly Scenario[]) => void;
}>;

/** The table of some scenarios, and what can be done with it. */
export function Comparison({ words, scenarios, onScenarios }: Props) {
  const columns = useColumns(scenarios, words);
  if (!columns) return null;
  return (
    <>
      <CompareTable
        words={words}
        columns={columns}
        onRemove={(index) => onScenarios(scenarios.filter((_, at) => at !== index))}
      />
      <SharedFields key={comparisonAddress(scenarios)} words={words} columns={columns} onScenarios={onScenarios} />
      <ShareTools
        words={words.sharing}
        result={comparisonResult(words, columns)}
        link={() => location.origin + pathHere(comparisonAddress(scenarios))}
        table={() => table(words, columns)}
      />
    </>
  );
}
