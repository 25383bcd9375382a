import { Button, TextField } from '@formation/ui';
import { useId, useState } from 'react';
import { useWords } from '../../shell/use-words.ts';
import { postId } from '../site-groups.ts';

/** What was typed as the server takes it in an address; empty where nothing of it is left. */
const slugOf = (typed: string) =>
  typed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replaceAll(/^-|-$/g, '');

/** Begins a post: its name in the address comes first, because it stays. */
export function NewPost({ go }: Readonly<{ go: (query: string) => void }>) {
  const { begin } = useWords().posts;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const id = useId();
  return (
    <form
      className="stack"
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const slug = slugOf(typed);
        if (slug !== '') go(`?site=${postId(slug)}`);
        else setFault(begin.wrong);
      }}
    >
      <h4 id={id}>{begin.title}</h4>
      <TextField
        label={begin.name}
        help={begin.help}
        fault={fault}
        value={typed}
        autoCapitalize="none"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div>
        <Button type="submit" look="ghost" small icon="plus">
          {begin.write}
        </Button>
      </div>
    </form>
  );
}
