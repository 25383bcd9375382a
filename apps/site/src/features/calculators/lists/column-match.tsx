import { fill } from '@formation/content';
import { isCurrency } from '@formation/money';
import { Button, Note, SelectField } from '@formation/ui';
import { useState } from 'react';
import { currencyOptions } from '../published/currency-options.ts';
import type { BulkWords } from './bulk-words.ts';
import {
  columnsOf,
  guessed,
  labelOf,
  settingsInForce,
  settingsOf,
  type Column,
  type Mapping,
  type Settings,
} from './list-columns.ts';
import type { List } from './read-file.ts';
import type { ChosenPlatform } from './use-platform.ts';

type Props = Readonly<{
  words: BulkWords;
  platform: ChosenPlatform;
  list: List;
  onStart: (mapping: Mapping, settings: Settings) => void;
}>;

type ColumnsProps = Pick<Props, 'words' | 'list'> &
  Readonly<{ columns: readonly Column[]; mapping: Mapping; onMatch: (key: string, at: number | undefined) => void }>;

/** For each column of ours the column of the list that it is read from, with an example. */
function Columns({ words: { page }, columns, list, mapping, onMatch }: ColumnsProps) {
  const { match } = page;
  const options = [
    { value: '', label: match.none },
    ...list.headers.map((header, at) => ({ value: String(at), label: header || String(at + 1) })),
  ];
  return (
    <div className="form-grid">
      {columns.map(({ key, label, isNeeded }) => {
        const at = mapping[key];
        const example = at === undefined ? '' : (list.rows.map((row) => row[at]?.trim()).find(Boolean) ?? '');
        return (
          <SelectField
            key={key}
            label={isNeeded ? `${label} (${match.needed})` : label}
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
function RowSettings({ words: { page }, platform, settings, onChoose }: ChoicesProps) {
  const { choices } = platform.words;
  const textOf = (key: string, value: string) => choices[key]?.[value] ?? value;
  const optionsOf = (key: string, offered: readonly string[]) =>
    offered.every(isCurrency)
      ? currencyOptions(offered)
      : offered.map((value) => ({ value, label: textOf(key, value) }));
  return (
    <fieldset className="stack">
      <legend className="h3">{page.match.settings}</legend>
      <div className="form-grid">
        {settingsOf(platform.calculator, settings).map(({ field, offered, isOptional }) => (
          <SelectField
            key={field.key}
            label={labelOf(field, platform.words)}
            options={[...(isOptional ? [{ value: '', label: page.match.no }] : []), ...optionsOf(field.key, offered)]}
            value={settingsInForce(platform.calculator, settings)[field.key] ?? ''}
            onChange={({ currentTarget: { value } }) => onChoose(field.key, value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Which column of the list is which of ours. */
export function ColumnMatch({ words, platform, list, onStart }: Props) {
  const { match, title } = words.page;
  const columns = columnsOf(platform.calculator, platform.words, title);
  const [mapping, setMapping] = useState(() => guessed(list.headers, columns));
  const [settings, setSettings] = useState<Settings>({});
  const missing = columns.filter(({ key, isNeeded }) => isNeeded && mapping[key] === undefined);
  const onMatch = (key: string, at: number | undefined) => {
    const { [key]: _, ...others } = mapping;
    setMapping(at === undefined ? others : { ...others, [key]: at });
  };
  return (
    <section className="sheet card-pad stack" aria-label={match.title}>
      <h2>{match.title}</h2>
      <p>{match.lead}</p>
      <Columns words={words} columns={columns} list={list} mapping={mapping} onMatch={onMatch} />
      <RowSettings
        words={words}
        platform={platform}
        settings={settings}
        onChoose={(key, value) => setSettings({ ...settings, [key]: value })}
      />
      {missing.length > 0 && (
        <Note tone="warn">{fill(match.missing, { columns: missing.map(({ label }) => label).join(', ') })}</Note>
      )}
      <div className="cluster">
        <Button
          disabled={missing.length > 0}
          onClick={() => onStart(mapping, settingsInForce(platform.calculator, settings))}
        >
          {match.start}
        </Button>
      </div>
    </section>
  );
}
