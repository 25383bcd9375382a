import type { Messages } from '@formation/content';
import { CheckField } from '@formation/ui';
import { useState } from 'react';
import { useLoaded } from '../../hydration/use-loaded.ts';
import { languageHere } from '../language/language-here.ts';
import { dayName } from '../text/dates/day-name.ts';
import { deleteResults, savedResults, saveResults, toolOf, type SavedResult } from './saved-results.ts';

export { saveResult } from './saved-results.ts';

type Words = Messages['lastResults'];

async function loadWords(): Promise<Words> {
  const answer = await fetch(`/words/${languageHere()}/last-results.json`);
  if (!answer.ok) throw new Error(`The words did not come: ${answer.status}`);
  // eslint-disable-next-line no-restricted-syntax -- written by our own build from the words of this type
  return (await answer.json()) as Words;
}

function ResultLine({ result: { title, answer, path, day } }: Readonly<{ result: SavedResult }>) {
  return (
    <li>
      <a href={path}>
        {title}: {answer}
      </a>
      <br />
      <small>{dayName(day)}</small>
    </li>
  );
}

/** Turns saving on and off, and lists what is saved: of one tool, or of all where no path is named. */
export function ResultsPanel({ path }: Readonly<{ path?: string }>) {
  const words = useLoaded('words', loadWords);
  const [results, setResults] = useState(savedResults);
  const [isRefused, setRefused] = useState(false);
  if (!words) return null;
  const turn = (isOn: boolean) => {
    if (isOn) setRefused(!saveResults({}));
    else deleteResults();
    setResults(savedResults());
  };
  const list = (path === undefined ? Object.values(results ?? {}).flat() : results?.[toolOf(path)]) ?? [];
  return (
    <div className="stack">
      <CheckField
        label={words.save}
        checked={results !== undefined}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <p className="fine" role="status">
        {isRefused ? words.refused : words.help}
      </p>
      {results && list.length === 0 && <p className="small">{words.none}</p>}
      {list.length > 0 && (
        <ul className="ruled">
          {list.map((result) => (
            <ResultLine key={result.path} result={result} />
          ))}
        </ul>
      )}
    </div>
  );
}
