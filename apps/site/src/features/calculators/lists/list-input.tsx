import { fill } from '@formation/content';
import { isPlatformName } from '@formation/fees';
import { Button } from '@formation/ui';
import { lazy, Suspense, useId, useRef, type RefObject, type SyntheticEvent } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { FileField } from '../../../lib/input/file-field/file-field.tsx';
import { useFiles } from '../../../lib/input/file-field/use-file.ts';
import { savedValues, syncSaved } from '../../../lib/input/saved-step.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { InputWords } from './bulk-words.ts';
import type { ListState } from './use-list.ts';

/** What there is to say of files comes when they are there. */
const OpenedFiles = lazy(() =>
  retryLoad(() => import('./opened-files.tsx').then((chunk) => ({ default: chunk.OpenedFiles }))),
);

type Props = Readonly<{ words: InputWords; state: ListState }>;

function PlatformChoice({ words: { page, platforms }, state: { name: chosen, choose } }: Props) {
  return (
    <fieldset className="choices">
      <legend>{page.platform}</legend>
      {Object.keys(platforms)
        .filter(isPlatformName)
        .map((name) => (
          <label key={name}>
            <input type="radio" name="platform" value={name} checked={name === chosen} onChange={() => choose(name)} />
            <span>{platforms[name]}</span>
          </label>
        ))}
    </fieldset>
  );
}

type SourcesProps = Readonly<{
  words: InputWords;
  text: RefObject<HTMLTextAreaElement | null>;
  onFiles: (files: readonly File[]) => void;
}>;

function Sources({ words, text, onFiles }: SourcesProps) {
  const { input } = words.page;
  const id = useId();
  const { shown, look } = useFiles(onFiles);
  return (
    <>
      <FileField
        {...shown}
        words={words.fileField}
        label={input.file}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv"
        multiple
        onChange={() => onFiles(look())}
      />
      <div className="field">
        <label htmlFor={`${id}-text`}>{input.paste}</label>
        <textarea className="input num" id={`${id}-text`} ref={text} rows={5} spellCheck={false} />
      </div>
    </>
  );
}

const place = 'list';
/** More than this is a file that was pasted: no step of the browser's history is to hold it. */
const LONGEST = 100_000;

const platformIn = (section: HTMLElement) =>
  section.querySelector<HTMLInputElement>('[name=platform]:checked')?.value ?? '';

/** Keeps the platform and the rows for reload and Back. No page can keep a file: it has to be chosen again. */
function syncList({ currentTarget: section }: SyntheticEvent<HTMLElement>): void {
  syncSaved(place, (): Typed => {
    const platform = platformIn(section);
    const rows = section.querySelector('textarea')?.value ?? '';
    return { platform, rows: rows.length > LONGEST ? '' : rows };
  });
}

/** The platform and the rows as they were before a reload or Back, or chosen before the script came. */
function useSavedList({ name, choose }: ListState) {
  const text = useRef<HTMLTextAreaElement>(null);
  const section = useRef<HTMLElement>(null);
  useOnHydrated(() => {
    const { platform: saved = '', rows = '' } = savedValues<Typed>(place) ?? {};
    const early = section.current ? platformIn(section.current) : name;
    const chosen = early === name ? saved : early;
    if (isPlatformName(chosen)) choose(chosen);
    if (text.current) text.current.value ||= rows;
  });
  return { text, section };
}

/** Where a list comes in: files opened or dropped, or rows pasted. */
export function ListInput({ words, state }: Props) {
  const { input } = words.page;
  const { name, list, refused, open } = state;
  const id = useId();
  const { text, section } = useSavedList(state);
  const openFiles = (files: readonly File[]) => {
    const names = files.map((file) => file.name);
    if (files.length > 0) open({ files, sheet: 0 }, names);
  };
  return (
    <section ref={section} className="sheet card-pad stack" aria-labelledby={`${id}-title`} onInput={syncList}>
      <h2 id={`${id}-title`}>{input.title}</h2>
      <PlatformChoice words={words} state={state} />
      <p>
        {input.help}{' '}
        <a href={`${words.templates}/${name}.csv`} download>
          {fill(input.template, { platform: words.platforms[name] ?? name })}
        </a>
      </p>
      <Sources words={words} text={text} onFiles={openFiles} />
      <div className="cluster">
        <Button onClick={() => open({ files: [new Blob([text.current?.value ?? ''])], sheet: 0 }, [])}>
          {input.read}
        </Button>
      </div>
      {(refused || list) && (
        <Suspense>
          <OpenedFiles locale={words.locale} state={state} />
        </Suspense>
      )}
    </section>
  );
}
