import { Button } from '@formation/ui';
import { use, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useWords } from '../shell/use-words.ts';
import { CommandMenu } from './command-menu.tsx';
import { type Command, type Go, Offered } from './commands.ts';

/** Does something on Ctrl K, or ⌘ K; also while somebody types. */
function useMenuKey(act: () => void): void {
  const pressed = useEffectEvent(act);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault(); // browsers would search the web
      pressed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Opens the command menu: at once, or what is typed next would act on the screen behind it. */
export function MenuButton({ go }: Readonly<{ go: Go }>) {
  const { menu } = useWords();
  const offered = use(Offered);
  const [isOpen, setOpen] = useState(false);
  const [commands, setCommands] = useState<readonly Command[]>([]);
  const open = () => {
    setCommands([...offered].flatMap((offer) => offer()));
    setOpen(true);
  };
  useMenuKey(() => (isOpen ? setOpen(false) : open()));
  return (
    <>
      <Button look="ghost" small onClick={open}>
        {menu.open}
      </Button>
      <CommandMenu isOpen={isOpen} offered={commands} go={go} onClose={() => setOpen(false)} />
    </>
  );
}
