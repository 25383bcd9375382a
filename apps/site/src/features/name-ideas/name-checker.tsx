import type { Messages } from '@formation/content';
import type { RegisterSearch } from '@formation/names';
import { TextField } from '@formation/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { choice } from '../../lib/input/choice.ts';
import { Spoken } from '../../lib/input/spoken.tsx';
import { useSavedTyped } from '../../lib/input/use-saved-typed.ts';
import { Findings, VerdictChip, verdictText, type CheckWords } from './findings.tsx';
import { countries } from './name-address.ts';
import { Choice } from './name-form.tsx';
import './ideas.css';

type Words = Readonly<{
  check: CheckWords;
  country: string;
  countries: Messages['nameGenerator']['form']['countries'];
}>;
type Props = Readonly<{ words: Words; dates: string; registers: readonly RegisterSearch[] }>;

async function openRules() {
  const { checkName } = await import('@formation/names');
  return { checkName };
}

/** The rules, fetched once a name is typed. */
function useRules(isWanted: boolean) {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof openRules>>>();
  useEffect(() => {
    if (isWanted) void retryLoad(openRules).then(setRules);
  }, [isWanted]);
  return rules;
}

/** What a country's rules say of a name that the visitor has in mind, while it is typed. */
export function NameChecker({ words: { check: words, ...choices }, dates, registers }: Props) {
  const { typed, form } = useSavedTyped({ name: '', in: countries[0] }, 'name-check');
  const name = useDeferredValue((typed['name'] ?? '').trim());
  const rules = useRules(name !== '');
  const check = rules && name ? rules.checkName(name, choice(countries, typed['in'])) : undefined;
  return (
    <form className="stack" onSubmit={(event) => event.preventDefault()} {...form}>
      <div className="form-grid">
        <TextField name="name" label={words.label} help={words.help} maxLength={200} autoComplete="off" />
        <Choice name="in" legend={choices.country} offered={countries} labels={choices.countries} />
      </div>
      {check && (
        <p className="verdict">
          <b lang="en">{check.name}</b> <VerdictChip words={words} check={check} />
        </p>
      )}
      <Spoken text={check ? `${check.name}: ${verdictText(words, check)}` : ''} />
      {check && <Findings words={words} dates={dates} check={check} registers={registers} />}
    </form>
  );
}
