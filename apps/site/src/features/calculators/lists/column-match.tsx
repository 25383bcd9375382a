import { fill } from '@formation/content';
import { Button, Note, SelectField } from '@formation/ui';
import { useState } from 'react';
import type { BulkPlatform, Settings } from './bulk-platform.ts';
import type { BulkWords } from './bulk-words.ts';
import { choiceText } from './choice-text.ts';
import { guessed, type Mapping } from './column-guess.ts';
import type { List } from './read-file.ts';

type Props = Readonly<{
  words: BulkWords;
  platform: BulkPlatform;
  list: List;
  onStart: (mapping: Mapping, settings: Settings) => void;
}>;

type ColumnsProps = Pick<Props, 'words' | 'platform' | 'list'> &
  Readonly<{ mapping: Mapping; onMatch: (key: string, at: number | undefined) => void }>;

/** For each column of ours the column of the list that it is read from, with an example. */
function Columns({ words: { page }, platform, list, mapping, onMatch }: ColumnsProps) {
  const { match, columns: labels } = page;
  const nameOf = (key: string) => labels[key as keyof typeof labels]; // a test checks that every column has a name
  const options = [
    { value: '', label: match.none },
    ...list.headers.map((header, at) => ({ value: String(at), label: header || String(at + 1) })),
  ];
  return (
    <div className="form-grid">
      {platform.columns.map(({ key, isNeeded }) => {
        const at = mapping[key];
        const example = at === undefined ? '' : (list.rows.map((row) => row[at]?.trim()).find(Boolean) ?? '');
        return (
          <SelectField
            key={key}
            label={isNeeded ? `${nameOf(key)} (${match.needed})` : nameOf(key)}
            {...(example && { help: fill(match.example, { value: example.slice(0, 40) }) })}
            options={options}
            value={at === undefined ? '' : String(at)}
            onChange={({ currentTarget: { value } }) => onMatch(key, value === '' ? undefined : Number(value))}
          />
        );
      })}
    </div>
  );
}

type ChoicesProps = Pick<Props, 'words' | 'platform'> &
  Readonly<{ settings: Settings; onChoose: (key: string, value: string) => void }>;

/** What holds for every row that says nothing else. */
function RowSettings({ words, platform, settings, onChoose }: ChoicesProps) {
  const { columns: labels, match } = words.page;
  return (
    <fieldset className="stack">
      <legend className="h3">{match.settings}</legend>
      <div className="form-grid">
        {platform.settings(settings).map(({ key, options }) => (
          <SelectField
            key={key}
            label={labels[key as keyof typeof labels]} // a test checks that every column has a name
            options={options.map((value) => ({ value, label: choiceText(value, words) }))}
            value={options.find((option) => option === settings[key]) ?? options[0] ?? ''}
            onChange={({ currentTarget: { value } }) => onChoose(key, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Every setting with the option that is in force: the chosen one, or the first. */
const inForce = ({ settings }: BulkPlatform, chosen: Settings): Settings =>
  Object.fromEntries(
    settings(chosen).map(({ key, options }) => [key, options.find((one) => one === chosen[key]) ?? options[0] ?? '']),
  );

/** Which column of the list is which of ours. */
export function ColumnMatch({ words, platform, list, onStart }: Props) {
  const { match, columns: labels } = words.page;
  const [mapping, setMapping] = useState(() => guessed(list.headers, platform.columns, labels));
  const [settings, setSettings] = useState<Settings>({});
  const missing = platform.columns.filter(({ key, isNeeded }) => isNeeded && mapping[key] === undefined);
  const onMatch = (key: string, at: number | undefined) => {
    const { [key]: _, ...others } = mapping;
    setMapping(at === undefined ? others : { ...others, [key]: at });
  };
  return (
    <section className="sheet card-pad stack" aria-label={match.title}>
      <h2>{match.title}</h2>
      <p>{match.lead}</p>
      <Columns words={words} platform={platform} list={list} mapping={mapping} onMatch={onMatch} />
      <RowSettings
        words={words}
        platform={platform}
        settings={settings}
        onChoose={(key, value) => setSettings({ ...settings, [key]: value })}
      />
      {missing.length > 0 && (
        <Note tone="warn">
          {fill(match.missing, { columns: missing.map(({ key }) => labels[key as keyof typeof labels]).join(', ') })}
        </Note>
      )}
      <div className="cluster">
        <Button disabled={missing.length > 0} onClick={() => onStart(mapping, inForce(platform, settings))}>
          {match.start}
        </Button>
      </div>
    </section>
  );
}
