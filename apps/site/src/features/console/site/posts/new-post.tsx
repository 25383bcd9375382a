import { Button, TextField } from '@formation/ui';
import { useState } from 'react';
import { useWords } from '../../shell/use-words.ts';
import { postId } from '../site-groups.ts';

/** As the server takes it. */
const isSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 70;

/** Begins a post: its name in the address comes first, because it stays. */
export function NewPost({ go }: Readonly<{ go: (query: string) => void }>) {
  const { begin } = useWords().posts;
  const [slug, setSlug] = useState('');
  const [fault, setFault] = useState('');
  return (
    <form
      className="stack"
      aria-label={begin.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSlug(slug)) go(`?site=${postId(slug)}`);
        else setFault(begin.wrong);
      }}
    >
      <TextField
        label={begin.name}
        help={begin.help}
        fault={fault}
        value={slug}
        autoCapitalize="none"
        onChange={({ target }) => setSlug(target.value.trim().toLowerCase().replaceAll(' ', '-'))}
      />
      <div>
        <Button type="submit" look="ghost" small icon="plus">
          {begin.write}
        </Button>
      </div>
    </form>
  );
}
