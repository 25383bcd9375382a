import { LinkButton, Note } from '@formation/ui';
import { useEffect, useState } from 'react';
import { csvText } from '../../sharing/csv-text.ts';
import { ShareTools } from '../../sharing/share-tools.tsx';
import { comparisonAddress, scenariosAt, type Scenario } from '../../scenarios/scenario.ts';
import { keepScenarios, keptScenarios } from '../../scenarios/kept-scenarios.ts';
import { comparedCells, CompareTable } from './compare-table.tsx';
import type { CompareWords } from './compare-words.ts';
import { column, type Column } from './compared.ts';
import { loadModel } from './models.ts';
import { SavedList } from './saved-list.tsx';
import '@formation/ui/calculator.css';
import '@formation/ui/table.css';

/** The scenarios of the address, or those kept in this tab. */
function useScenarios() {
  const [scenarios, setScenarios] = useState<readonly Scenario[]>();
  useEffect(() => {
    const asked = scenariosAt(new URLSearchParams(location.search).getAll('s'));
    setScenarios(asked.length > 0 ? asked : keptScenarios());
  }, []);
  const change = (next: readonly Scenario[]) => {
    keepScenarios(next);
    history.replaceState(history.state, '', comparisonAddress(next));
    setScenarios(next);
  };
  return { scenarios, change };
}

/** The answers of all scenarios, once their tables are there. */
function useColumns(scenarios: readonly Scenario[] | undefined, words: CompareWords) {
  const [columns, setColumns] = useState<readonly Column[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!scenarios) return undefined;
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
  const rows = [...asked, ...answered].map(({ label, cells }) => [label, ...cells.map((cell) => cell ?? '')]);
  const tools = columns.map(({ scenario }) => page.tools[scenario.tool]);
  const text = csvText([[page.line, ...tools], ['', ...days], ...rows, [page.left, ...totals]]);
  return { name: 'comparison.csv', type: 'text/csv', text } as const;
}

/** Results of the calculators side by side. The address holds them; nothing is stored without asking. */
export function CompareTool({ words }: Readonly<{ words: CompareWords }>) {
  const { page } = words;
  const { scenarios, change } = useScenarios();
  const { columns, failed } = useColumns(scenarios, words);
  const hasResult = columns !== undefined && columns.length > 0;
  return (
    <div className="wrap stack">
      {failed && <Note tone="bad">{page.failed}</Note>}
      {hasResult ? (
        <>
          <CompareTable
            words={words}
            columns={columns}
            onRemove={(index) => scenarios && change(scenarios.filter((_, at) => at !== index))}
          />
          <ShareTools
            words={words.sharing}
            link={() => location.origin + comparisonAddress(scenarios ?? [])}
            table={() => table(words, columns)}
          />
        </>
      ) : (
        <div className="empty">
          <p>{page.empty}</p>
          <noscript>
            <p>{page.withoutScript}</p>
          </noscript>
        </div>
      )}
      <div className="cluster no-print">
        <LinkButton look="ghost" href="/calculator/ebay?mode=published">
          {page.add}
        </LinkButton>
      </div>
      <SavedList words={words} scenarios={scenarios ?? []} />
    </div>
  );
}
