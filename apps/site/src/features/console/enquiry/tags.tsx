import { enquiryCalls, tagLimits } from '@formation/console-api';
import { fill } from '@formation/content';
import { Button, Icon, TextField } from '@formation/ui';
import { useId, useState } from 'react';
import { useAsk } from '../api/query.ts';
import type { Entry } from '../api/shapes.ts';
import { useWords } from '../shell/use-words.ts';
import type { Enquiry } from './use-enquiry.ts';

/** The tags in use, what is used most first. */
export const useTags = (): readonly string[] => useAsk(enquiryCalls.tags, {}, { renews: true }).answer?.tags ?? [];

type FormProps = Readonly<{ label: string; help?: string; isBusy: boolean; onTag: (tag: string) => void }>;

/** A word to tag with; those in use are offered. */
export function TagForm({ label, help, isBusy, onTag }: FormProps) {
  const { tags: words } = useWords().enquiry;
  const known = useTags();
  const [typed, setTyped] = useState('');
  const offered = useId();
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        onTag(typed.trim());
        setTyped('');
      }}
    >
      <TextField
        label={label}
        {...(help !== undefined && { help })}
        value={typed}
        list={offered}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={offered}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <div>
        <Button type="submit" look="ghost" small disabled={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}

type Props = Readonly<{ entry: Entry; enquiry: Enquiry }>;

/** The tags of an enquiry, each to be taken away, and a word to add. */
export function Tags({ entry: { tags }, enquiry: { save, isBusy, isUnsent } }: Props) {
  const { tags: words } = useWords().enquiry;
  const disabled = isBusy || isUnsent;
  return (
    <>
      <p className="cluster">
        {tags.map((tag) => (
          <Button
            key={tag}
            look="ghost"
            small
            disabled={disabled}
            aria-label={fill(words.remove, { tag })}
            onClick={() => save({ untag: tag })}
          >
            {tag} <Icon name="x" />
          </Button>
        ))}
      </p>
      {tags.length < tagLimits.each && (
        <TagForm label={words.add} help={words.help} isBusy={disabled} onTag={(tag) => save({ tag })} />
      )}
    </>
  );
}
