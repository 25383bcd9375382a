import { fill } from '@formation/content';
import { isPlatformName, type PlatformName } from '@formation/fees';
import { Button, Note } from '@formation/ui';
import { useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { FileField } from '../../../lib/input/file-field/file-field.tsx';
import { useFile } from '../../../lib/input/file-field/use-file.ts';
import { syncSaved, savedValues } from '../../../lib/input/saved-step.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { BulkWords } from './bulk-words.ts';
import type { List } from './read-file.ts';

/** Reading a list takes a parser, which comes when the first one is there. */
const loadReader = () => retryLoad(() => import('./read-file.ts'));

type Refused = keyof BulkWords['page']['input']['refused'];

type Props = Readonly<{
  words: BulkWords;
  platform: PlatformName;
  onPlatform: (platform: PlatformName) => void;
  onList: (list: List) => void;
}>;

function PlatformChoice({ words: { page, platforms }, platform, onPlatform }: Omit<Props, 'onList'>) {
  return (
    <fieldset className="choices">
      <legend>{page.platform}</legend>
      {Object.keys(platforms)
        .filter(isPlatformName)
        .map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="platform"
              value={name}
              checked={name === platform}
              onChange={() => onPlatform(name)}
            />
            <span>{platforms[name]}</span>
          </label>
        ))}
    </fieldset>
  );
}

/** A file or a text that may be a list, or why it is none. */
function useList(onList: Props['onList']) {
  const [refused, setRefused] = useState<Refused>();
  const take = async (text: string, name?: string) => {
    const { listIn } = await loadReader();
    const list = listIn(text);
    setRefused('refused' in list ? list.refused : undefined);
    if (!('refused' in list)) onList({ ...list, ...(name !== undefined && { name }) });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { readFile } = await loadReader();
    const read = await readFile(file);
    if ('refused' in read) setRefused(read.refused);
    else await take(read.text, read.name);
  };
  return { refused, take, open };
}

type SourcesProps = Readonly<{
  words: BulkWords;
  text: RefObject<HTMLTextAreaElement | null>;
  onFile: (file: File | undefined) => void;
}>;

function Sources({ words, text, onFile }: SourcesProps) {
  const { input } = words.page;
  const id = useId();
  const { shown, look } = useFile(onFile);
  return (
    <>
      <FileField
        {...shown}
        words={words.fileField}
        label={input.file}
        accept=".csv,.tsv,.txt,text/csv"
        onChange={() => onFile(look())}
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

/** Where a list comes in: a file opened or dropped, or rows pasted. */
export function ListInput({ words, platform, onPlatform, onList }: Props) {
  const { platforms } = words;
  const { input } = words.page;
  const { refused, take, open } = useList(onList);
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useOnHydrated(() => {
    const { platform: kept = '', rows = '' } = savedValues<Typed>(place) ?? {};
    const early = section.current ? platformIn(section.current) : platform; // chosen before the script came
    const chosen = early === platform ? kept : early;
    if (isPlatformName(chosen)) onPlatform(chosen);
    if (text.current) text.current.value ||= rows;
  });
  return (
    <section ref={section} className="sheet card-pad stack" aria-labelledby={`${id}-title`} onInput={syncList}>
      <h2 id={`${id}-title`}>{input.title}</h2>
      <PlatformChoice words={words} platform={platform} onPlatform={onPlatform} />
      <p>
        {input.help}{' '}
        <a href={`${words.templates}/${platform}.csv`} download>
          {fill(input.template, { platform: platforms[platform] ?? platform })}
        </a>
      </p>
      <Sources words={words} text={text} onFile={(file) => void open(file)} />
      <div className="cluster">
        <Button onClick={() => void take(text.current?.value ?? '')}>{input.read}</Button>
      </div>
      {refused && (
        <Note tone="bad" role="alert">
          {input.refused[refused]}
        </Note>
      )}
    </section>
  );
}
