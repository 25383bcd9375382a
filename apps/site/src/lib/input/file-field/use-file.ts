import { useRef, useState } from 'react';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';

/**
 * The files in a field, also those that were chosen before this script ran: `onFound` is told of them. `look` answers
 * what is chosen now.
 */
export function useFiles(onFound: (files: readonly File[]) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const look = (): readonly File[] => {
    const chosen = [...(ref.current?.files ?? [])];
    setFile(chosen[0]);
    return chosen;
  };
  useOnHydrated(() => onFound(look()));
  return { shown: { ref, file }, look };
}

/** The same for a field of one file. */
export function useFile(onFound: (file: File | undefined) => void = () => undefined) {
  const { shown, look } = useFiles(([file]) => onFound(file));
  return { shown, look: () => look()[0] };
}
