import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';

type Words = Readonly<{ copy: string; copied: string; blocked: string }>;
type Props = Readonly<{
  words: Words;
  /** What goes to the clipboard. */
  text: string | (() => string);
  /** What is copied, for those who do not see beside what the button stands. */
  subject?: string;
  icon?: 'copy' | 'link';
}>;

const SHOWN_MS = 2000;

/** Puts a text on the clipboard and says for two seconds whether the browser allowed it. */
export function CopyButton({ words, text, subject, icon = 'copy' }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'blocked'>();

  useEffect(() => {
    if (!outcome) return undefined;
    const later = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(later);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setOutcome('copied');
    } catch {
      setOutcome('blocked'); // not a secure page, or the visitor has forbidden it
    }
  };
  return (
    <>
      <Button look="ghost" small icon={outcome === 'copied' ? 'check' : icon} onClick={() => void copy()}>
        {outcome ? words[outcome] : words.copy}
        {subject && <span className="sr"> {subject}</span>}
      </Button>
      <span className="sr" role="status">
        {outcome && words[outcome]}
      </span>
    </>
  );
}
