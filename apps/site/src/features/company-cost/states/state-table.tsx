import type { IsoDate } from '@formation/calendar';
import { fill } from '@formation/content';
import { CheckField, SelectField, TableScroll, TextField } from '@formation/ui';
import { Spoken } from '../../../lib/input/spoken.tsx';
import { HiddenField } from '../../../lib/sharing/hidden-field.tsx';
import { ShareTools } from '../../../lib/sharing/share-tools.tsx';
import { useSharedForm } from '../../../lib/sharing/use-shared-form.ts';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import { useToday } from '../../../lib/text/dates/use-today.ts';
import { stateFile } from './state-file.ts';
import { StateHead } from './state-head.tsx';
import { StateLine } from './state-line.tsx';
import { defaultStateFields, stateQuery, stateRows } from './state-rows.ts';
import type { StateWords } from './state-words.ts';
import '../../../lib/tool/printed-tool.css';
import './state-table.css';

type Props = Readonly<{ builtOn: IsoDate; words: StateWords }>;
type FormProps = Readonly<{ words: StateWords; form: ReturnType<typeof useSharedForm>['form'] }>;

function Filters({ words, form }: FormProps) {
  const { page, kinds, kind, states } = words;
  return (
    <form className="state-filters no-print" onSubmit={(event) => event.preventDefault()} {...form}>
      <SelectField
        name="states-kind"
        label={kind}
        options={(['llc', 'corporation'] as const).map((value) => ({ value, label: kinds[value] }))}
      />
      <TextField name="states-find" type="search" label={page.find} autoComplete="off" />
      <fieldset>
        <legend className="label">{page.filters}</legend>
        <CheckField name="states-popular" label={states.popularOnly} />
        <CheckField name="states-no-report" label={states.noReportOnly} />
      </fieldset>
      <HiddenField name="states-by" defaultValue="name" />
      <HiddenField name="states-way" defaultValue="up" />
    </form>
  );
}

/** What every state takes, to sort and to filter. */
export function StateTable({ builtOn, words }: Props) {
  const day = useToday(builtOn);
  const { typed, form, put, link } = useSharedForm({ defaults: defaultStateFields });
  const query = stateQuery(typed);
  const rows = stateRows(typed, day);
  const { page, locale } = words;
  const count = rows.length === 0 ? page.none : fill(page.count, { count: rows.length, all: 51 });
  return (
    <div className="stack">
      <Filters words={words} form={form} />
      <p className="small muted">{count}</p>
      <Spoken text={count} />
      <TableScroll label={page.title}>
        <table className="amounts">
          <caption className="sr">{fill(page.caption, { day: shortDay(locale, day) })}</caption>
          <StateHead words={words} query={query} onSort={put} />
          <tbody>
            {rows.map((row) => (
              <StateLine key={row.state} row={row} kind={query.kind} words={words} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      <ShareTools words={words.sharing} result={{ answer: count }} link={link} table={() => stateFile(rows, words)} />
    </div>
  );
}
