import { fill } from '@formation/content';
import { Button, Note, TextField } from '@formation/ui';
import { useId, useRef, useState } from 'react';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { FileField } from '../../../lib/input/file-field/file-field.tsx';
import { useFile } from '../../../lib/input/file-field/use-file.ts';
import { saveFile } from '../../../lib/sharing/save-file.ts';
import { pathHere } from '../scenarios/path-here.ts';
import { comparisonAddress, type Scenario } from '../scenarios/scenario.ts';
import type { CompareWords } from './compare-words.ts';
import { readSaved, savedInFile, savedText, withSaved, without, writeSaved, type Saved } from './saved-comparisons.ts';

/** What this browser was asked to keep. */
function useSaved() {
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  const [failed, setFailed] = useState(false);
  useOnHydrated(() => setSaved(readSaved()));
  const change = (by: (now: readonly Saved[]) => readonly Saved[]) => {
    const next = by(failed ? saved : readSaved()); // another tab may have saved something meanwhile
    setFailed(!writeSaved(next));
    setSaved(next);
  };
  return { saved, failed, change };
}

type Props = Readonly<{ words: CompareWords; scenarios: readonly Scenario[] }>;

function SaveForm({ words: { page }, onSave }: Readonly<{ words: CompareWords; onSave: (name: string) => void }>) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className="cluster"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(field.current?.value.trim() ?? '');
      }}
    >
      <TextField ref={field} name="name" label={page.saved.name} maxLength={80} autoComplete="off" />
      <Button type="submit">{page.saved.save}</Button>
    </form>
  );
}

function List({
  words: { page },
  saved,
  onDrop,
}: Readonly<{ words: CompareWords; saved: readonly Saved[]; onDrop: (one: Saved) => void }>) {
  return (
    <ul className="stack">
      {saved.map((one) => (
        <li key={comparisonAddress(one.scenarios)} className="cluster">
          <a href={pathHere(comparisonAddress(one.scenarios))}>{one.name}</a>
          <Button
            look="ghost"
            small
            onClick={() => onDrop(one)}
            aria-label={fill(page.saved.dropNamed, { name: one.name })}
          >
            {page.saved.drop}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type FilesProps = Readonly<{
  words: CompareWords;
  saved: readonly Saved[];
  onBrought: (brought: readonly Saved[]) => void;
}>;

/** Comparisons leave as a file, and come back from one. */
function Files({ words, saved, onBrought }: FilesProps) {
  const { saved: text } = words.page;
  const [isUnreadable, setIsUnreadable] = useState(false);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const brought = await savedInFile(file);
    setIsUnreadable(brought.length === 0);
    if (brought.length > 0) onBrought(brought);
  };
  const { shown, look } = useFile((file) => void bring(file));
  const takeAway = () => saveFile({ name: 'comparisons.json', type: 'application/json', text: savedText(saved) });
  return (
    <>
      <div className="cluster">
        {saved.length > 0 && (
          <Button look="ghost" icon="download" onClick={takeAway}>
            {text.takeAway}
          </Button>
        )}
        <FileField
          {...shown}
          words={words.fileField}
          label={text.bringBack}
          accept=".json,application/json"
          onChange={() => void bring(look())}
        />
      </div>
      {isUnreadable && (
        <Note tone="bad" role="alert">
          {text.unreadable}
        </Note>
      )}
    </>
  );
}

/** Comparisons kept on this device, when the visitor asks for it: to open, delete, take away and bring back. */
export function SavedList({ words, scenarios }: Props) {
  const { saved: text } = words.page;
  const { saved, failed, change } = useSaved();
  const [told, setTold] = useState('');
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const ownName = scenarios.map(({ tool }) => words.platforms[tool] ?? tool).join(', ');
  const onSave = (typed: string) => {
    const name = typed || ownName;
    change((now) => withSaved(now, { name, scenarios }));
    setTold(fill(text.done, { name }));
  };
  /** The button is gone with the press: the focus waits above the list. */
  const onDrop = (one: Saved) => {
    title.current?.focus();
    change((now) => without(now, one));
    setTold('');
  };
  return (
    <section className="stack no-print" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={title}>
        {text.title}
      </h2>
      <p>{text.lead}</p>
      {scenarios.length > 0 && <SaveForm words={words} onSave={onSave} />}
      <div role="status">{failed ? <Note tone="bad">{text.failed}</Note> : told}</div>
      <List words={words} saved={saved} onDrop={onDrop} />
      <Files
        words={words}
        saved={saved}
        onBrought={(brought) => change((now) => brought.reduceRight(withSaved, now))}
      />
    </section>
  );
}
