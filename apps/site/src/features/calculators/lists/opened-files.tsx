import { fill, type Locale } from '@formation/content';
import { Note, SelectField } from '@formation/ui';
import { useBulkWords } from './bulk-words.ts';
import type { ListState } from './use-list.ts';

/** Why files are no list; which are read together, and which sheet of a workbook. */
export function OpenedFiles({ locale, state }: Readonly<{ locale: Locale; state: ListState }>) {
  const words = useBulkWords(locale);
  const { list, refused, chooseSheet } = state;
  if (!words) return null;
  const { input } = words.page;
  const why = refused && (refused.refused === 'mixed' ? input.mixed : input.refused[refused.refused]);
  const names = list?.names ?? [];
  const sheets = list?.opened.sheets ?? [];
  return (
    <>
      {refused && (
        <Note tone="bad" role="alert">
          {refused.name === undefined ? why : `${refused.name}: ${why}`}
        </Note>
      )}
      {names.length > 1 && <p className="small">{fill(input.files, { names: names.join(', ') })}</p>}
      {sheets.length > 1 && (
        <SelectField
          label={input.sheet}
          options={sheets.map((label, at) => ({ value: String(at), label }))}
          value={String(list?.source.sheet ?? 0)}
          onChange={({ currentTarget: { value } }) => chooseSheet(Number(value))}
        />
      )}
    </>
  );
}
