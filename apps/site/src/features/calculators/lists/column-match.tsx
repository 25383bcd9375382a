import { fill } from '@formation/content';
import type { Settings } from '@formation/fees/lists';
import { isCurrency } from '@formation/money';
import { Button, Note, SelectField } from '@formation/ui';
import { currencyOptions } from '../form/currency-options.ts';
import type { BulkWords } from './bulk-words.ts';
import { labelOf, settingsInForce, settingsOf } from './list-columns.ts';
import type { List } from './read-file.ts';
import { useMatching, type Matching } from './use-matching.ts';
import type { ChosenPlatform } from './use-platform.ts';

type Props = Readonly<{
  words: BulkWords;
  platform: ChosenPlatform;
  list: List;
  onStart: (matching: Matching) => void;
}>;

type Matched = Pick<Props, 'words'> & Readonly<{ state: ReturnType<typeof useMatching> }>;

/** For each column of ours the column of the list that it is read from, with an example. */
function Columns({ words: { page }, state }: Matched) {
  const { columns, headers, rows, match: onMatch } = state;
  const { mapping } = state.matching;
  const { match } = page;
  const options = [
    { value: '', label: match.none },
    ...headers.map((header, at) => ({ value: String(at), label: header || String(at + 1) })),
  ];
  return (
    <div className="form-grid">
      {columns.map(({ key, label, isNeeded }) => {
        const at = mapping[key];
        const example = at === undefined ? '' : (rows.map((row) => row[at]?.trim()).find(Boolean) ?? '');
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

/** The row that names the columns, where the list does not begin with it. */
function HeaderRow({ words: { page }, list, state }: Matched & Pick<Props, 'list'>) {
  const { match } = page;
  const { at, chooseHeader } = state;
  return (
    <SelectField
      span
      label={match.header}
      options={list.first.map(({ line, cells }, index) => ({
        value: String(index),
        label: fill(match.headerLine, { line, cells: cells.join(', ').slice(0, SHOWN) }),
      }))}
      value={String(at)}
      onChange={({ currentTarget: { value } }) => chooseHeader(Number(value))}
    />
  );
}

const SHOWN = 60;
const pricesAre = ['each', 'all'] as const;

function Prices({ words: { page }, state }: Matched) {
  const { match } = page;
  return (
    <SelectField
      label={match.prices}
      options={pricesAre.map((value) => ({ value, label: match.pricesAre[value] }))}
      value={state.matching.prices}
      onChange={({ currentTarget: { value } }) => state.setPrices(value === 'all' ? 'all' : 'each')}
    />
  );
}

/** Which column of the list is which of ours. */
export function ColumnMatch({ words, platform, list, onStart }: Props) {
  const { match, columns } = words.page;
  const state = useMatching(list, platform, columns);
  const { missing, unread, settings, choose } = state;
  return (
    <section className="sheet card-pad stack" aria-label={match.title}>
      <h2>{match.title}</h2>
      <p>{match.lead}</p>
      <HeaderRow words={words} list={list} state={state} />
      <Columns words={words} state={state} />
      {unread.length > 0 && <p className="small muted">{fill(match.unread, { columns: unread.join(', ') })}</p>}
      {state.hasQuantity && <Prices words={words} state={state} />}
      <RowSettings words={words} platform={platform} settings={settings} onChoose={choose} />
      {missing.length > 0 && (
        <Note tone="warn">{fill(match.missing, { columns: missing.map(({ label }) => label).join(', ') })}</Note>
      )}
      <div className="cluster">
        <Button disabled={missing.length > 0} onClick={() => onStart(state.matching)}>
          {match.start}
        </Button>
      </div>
    </section>
  );
}
