import type { Messages } from '@formation/content';
import { Button, Icon } from '@formation/ui';
import '../../lib/input/search-box.css';

type Props = Readonly<{ words: Messages['search']; index: string; script: string }>;

/**
 * The field of the search. Its script, which this page alone loads, and the index that it asks for answer on the
 * visitor's device; without scripts the list of all pages under it is the way. The method sends nothing, even where
 * the form is sent before the script has come.
 */
export function SearchForm({ words, index, script }: Props) {
  return (
    <form role="search" id="site-search" method="dialog" data-index={index} data-script={script}>
      <label className="sr" htmlFor="q">
        {words.label}
      </label>
      <div className="search by-script">
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
        />
        <Button type="submit">{words.button}</Button>
      </div>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
    </form>
  );
}
