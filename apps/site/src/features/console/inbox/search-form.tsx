import { Button, TextField } from '@formation/ui';
import { useRef } from 'react';
import { useKey } from './use-list-keys.ts';

type Props = Readonly<{
  /** The place in the address that the words go to: `?search=…`. */
  name: 'search' | 'people';
  words: Readonly<{ label: string; help: string; send: string }>;
  typed: string;
  go: (query: string) => void;
}>;

/** Leads to what is found by the words typed; the key / leads here. */
export function SearchForm({ name, words, typed, go }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useKey('search', () => form.current?.querySelector('input')?.focus());
  return (
    <form
      ref={form}
      role="search"
      className="one-row"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = form.current?.querySelector('input')?.value ?? '';
        if (wanted.trim() !== '') go(`?${String(new URLSearchParams({ [name]: wanted }))}`);
      }}
    >
      <TextField name={name} type="search" label={words.label} help={words.help} defaultValue={typed} maxLength={200} />
      <Button type="submit" look="ghost">
        {words.send}
      </Button>
    </form>
  );
}
