import type { System } from '@formation/codes';
import type { Messages } from '@formation/content';
import { Button, Icon } from '@formation/ui';
import type { ComponentProps } from 'react';
import '../../lib/input/search-box.css';
import './code-search.css';

type Props = Readonly<{
  words: Messages['hsicSearch']['search'];
  names: Readonly<Record<System, string>>;
  form: ComponentProps<'form'>;
}>;

/** The search box and the lists to search in. The browser owns the fields. */
export function SearchForm({ words, names, form }: Props) {
  const offered = [['all', words.all], ...Object.entries(names)] as const;
  return (
    <form role="search" className="code-form" {...form}>
      <label className="sr" htmlFor="q">
        {words.label}
      </label>
      <div className="search">
        <Icon name="search" />
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          placeholder={words.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          enterKeyHint="search"
          maxLength={200}
          aria-describedby="q-keys"
          data-stop
        />
        <Button type="submit">{words.button}</Button>
      </div>
      <p className="sr" id="q-keys">
        {words.keys}
      </p>
      <fieldset className="seg">
        <legend className="sr">{words.within}</legend>
        {offered.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name="in" value={value} defaultChecked={value === 'all'} />
            {label}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
