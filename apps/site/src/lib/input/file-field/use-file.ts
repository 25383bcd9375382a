import { useRef, useState } from 'react';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';

const nothing = () => undefined;

/**
 * The file in a field, also one that was chosen before this script ran: `onFound` is told of it. `look` answers what is
 * chosen now.
 */
export function useFile(onFound: (file: File | undefined) => void = nothing) {
  const ref = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const look = () => {
    const chosen = ref.current?.files?.[0];
    setFile(chosen);
    return chosen;
  };
  useOnHydrated(() => onFound(look()));
  return { shown: { ref, file }, look };
}
