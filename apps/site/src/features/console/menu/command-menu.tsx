import { fill } from '@formation/content';
import { Dialog, TextField } from '@formation/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListNames } from '../inbox/list-names.ts';
import { places } from '../shell/places.tsx';
import { useWords } from '../shell/use-words.ts';
import { type Command, type Go, matching } from './commands.ts';
import { useFound } from './use-found.ts';

/** The screens and the lists. */
function usePlaces(): readonly Command[] {
  const { places: words } = useWords();
  const lists = useListNames();
  return [
    ...places.map(({ name, query }): Command => ({ kind: 'place', name: words[name], act: (go) => go(query) })),
    ...Object.entries(lists).map(([state, name]): Command => ({
      kind: 'place',
      name: `${words.inbox}: ${name}`,
      act: (go) => go(`?state=${state}`),
    })),
  ];
}

/** Where the keys of a list lead from where one is; undefined for other keys. */
function stepped(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  return undefined;
}

type OptionsProps = Readonly<{
  id: string;
  shown: readonly Command[];
  at: number;
  onChosen: (command: Command) => void;
}>;

/** What can be chosen; the one that Enter takes is kept in sight. */
function Options({ id, shown, at, onChosen }: OptionsProps) {
  const { menu } = useWords();
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' }); // what it returns is no clean-up
  }, [id, at]);
  return (
    <ul className="commands" role="listbox" id={id} aria-label={menu.title}>
      {shown.map((command, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field above has its keys
        <li
          key={index}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => onChosen(command)}
        >
          <bdi>{command.name}</bdi> <small className="muted">{menu.kinds[command.kind]}</small>
        </li>
      ))}
    </ul>
  );
}

/** How many there are, for who does not see them; or that there is none. */
function FoundCount({ count, isLooking }: Readonly<{ count: number; isLooking: boolean }>) {
  const { menu } = useWords();
  return (
    <p role="status" className={count > 0 ? 'sr' : 'muted'}>
      {count > 0 ? fill(menu.found, { count }) : !isLooking && menu.none}
    </p>
  );
}

type ChoiceProps = Readonly<{ offered: readonly Command[]; onChosen: (command: Command) => void }>;

/** A field with a list below it: arrows choose while one types on. */
function Choice({ offered, onChosen }: ChoiceProps) {
  const { menu } = useWords();
  const id = useId();
  const [{ typed, chosen }, setState] = useState({ typed: '', chosen: 0 });
  const { found, isLooking } = useFound(typed);
  const shown = [...matching([...offered, ...usePlaces()], typed), ...found];
  const at = Math.min(chosen, shown.length - 1);
  const active = shown.length > 0 ? `${id}-${at}` : undefined;
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = stepped(event.key, at, shown.length);
    const command = event.key === 'Enter' ? shown[at] : undefined;
    if (next !== undefined) setState({ typed, chosen: next });
    if (command !== undefined) onChosen(command);
    if (next !== undefined || command !== undefined) event.preventDefault(); // the mark of the field stays where it is
  };
  return (
    <div className="pad">
      <TextField
        label={menu.label}
        help={menu.help}
        role="combobox"
        aria-expanded={active !== undefined}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onKeyDown={press}
        onChange={({ target }) => setState({ typed: target.value, chosen: 0 })}
      />
      <Options id={id} shown={shown} at={at} onChosen={onChosen} />
      <FoundCount count={shown.length} isLooking={isLooking} />
    </div>
  );
}

type Props = Readonly<{
  isOpen: boolean;
  /** What the screen behind it offers. */
  offered: readonly Command[];
  go: Go;
  onClose: () => void;
}>;

/** Where one types where to go, whom to find or what to do. */
export function CommandMenu({ isOpen, offered, go, onClose }: Props) {
  const { menu } = useWords();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.querySelector('input')?.focus(); // the dialog has opened just before
  }, [isOpen]);
  const choose = (command: Command) => {
    flushSync(onClose); // behind an open dialog nothing takes the focus
    command.act(go);
  };
  return (
    <Dialog open={isOpen} onClose={onClose} title={menu.title} closeLabel={menu.close}>
      <div ref={field}>{isOpen && <Choice offered={offered} onChosen={choose} />}</div>
    </Dialog>
  );
}
