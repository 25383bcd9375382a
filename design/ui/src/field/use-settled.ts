import { useEffect, useState } from 'react';

/** A text once it has stopped changing: what is read aloud after typing, not at every key. */
export function useSettled(text: string, pauseMs = 700): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(later);
  }, [text, pauseMs]);
  return settled;
}
