import type { Messages } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { useState } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { languageHere } from '../../lib/language/language-here.ts';
import { isSaved, removeCopy, saveCopy } from './offline-copy.ts';

type State = 'off' | 'saving' | 'saved' | 'removed' | 'failed' | 'unsupported';
type Props = Readonly<{ words: Messages['offline']['copy'] }>;

/** What is said of each state; nothing before anybody has asked. */
const tones = {
  off: undefined,
  saving: 'info',
  saved: 'good',
  removed: 'plain',
  failed: 'bad',
  unsupported: 'warn',
} as const;

/** Saves the tools on this device and removes them again. Nothing is saved before the button is pressed. */
export function OfflineSwitch({ words }: Props) {
  const [state, setState] = useState<State>('off');
  const look = async () => {
    const found = await isSaved();
    if (found !== false) setState(found ? 'saved' : 'unsupported');
  };
  useOnHydrated(() => void look());
  const save = async () => {
    setState('saving');
    setState(
      await saveCopy(languageHere()).then(
        () => 'saved' as const,
        () => 'failed' as const,
      ),
    );
  };
  const remove = async () => {
    await removeCopy();
    setState('removed');
  };
  const tone = tones[state];
  return (
    <div className="stack" aria-busy={state === 'saving'}>
      <div role="status">{tone && state !== 'off' && <Note tone={tone}>{words[state]}</Note>}</div>
      {state !== 'unsupported' && (
        <div>
          {state === 'saved' ? (
            <Button look="ghost" icon="trash-2" onClick={() => void remove()}>
              {words.remove}
            </Button>
          ) : (
            <Button icon="download" disabled={state === 'saving'} onClick={() => void save()}>
              {words.save}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
