import { csv } from '@formation/csv';
import { Note } from '@formation/ui';
import { useEffect, useState } from 'react';
import { ShareTools } from '../../../lib/sharing/share-tools.tsx';
import { comparisonAddress, type Scenario } from '../scenarios/scenario.ts';
import { comparedCells, CompareTable } from './compare-table.tsx';
import type { CompareWords } from './compare-words.ts';
import { column, type Column } from './compared.ts';
import { loadModel } from './models.ts';

/** The answers of all scenarios, once their tables are there. */
function useColumns(scenarios: readonly Scenario[], words: CompareWords) {
  const [columns, setColumns] = useState<readonly Column[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    Promise.all(scenarios.map(async (one) => column(one, await loadModel(one.tool, words.calculators)))).then(
      (found) => isWanted && setColumns(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [scenarios]);
  return { columns, failed };
}

function table({ page, ...words }: CompareWords, columns: readonly Column[]) {
  const { asked, answered, totals, days } = comparedCells({ page, ...words }, columns);
  const rows = [...answered, ...asked].map(({ label, cells }) => [label, ...cells.map((cell) => cell ?? '')]);
  const tools = columns.map(({ scenario }) => page.tools[scenario.tool]);
  const text = csv([[page.line, ...tools], ['', ...days], [page.left, ...totals], ...rows]);
  return { name: 'comparison.csv', type: 'text/csv', text } as const;
}

type Props = Readonly<{
  words: CompareWords;
  scenarios: readonly Scenario[];
  onScenarios: (scenarios: readonly Scenario[]) => void;
}>;

/** The table of some scenarios, and what can be done with it. */
export function Comparison({ words, scenarios, onScenarios }: Props) {
  const { columns, failed } = useColumns(scenarios, words);
  if (failed) return <Note tone="bad">{words.page.failed}</Note>;
  if (!columns) return null;
  return (
    <>
      <CompareTable
        words={words}
        columns={columns}
        onRemove={(index) => onScenarios(scenarios.filter((_, at) => at !== index))}
      />
      <ShareTools
        words={words.sharing}
        link={() => location.origin + comparisonAddress(scenarios)}
        table={() => table(words, columns)}
      />
    </>
  );
}
