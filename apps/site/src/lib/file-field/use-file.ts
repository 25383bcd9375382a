import { useRef, useState } from 'react';
import { useOnHydrated } from '../hydration.ts';

/** The file in a field, also one that was chosen before this script ran. `look` answers what is chosen now. */
export function useFile() {
  const ref = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const look = () => {
    const chosen = ref.current?.files?.[0];
    setFile(chosen);
    return chosen;
  };
  useOnHydrated(look);
  return { shown: { ref, file }, look };
}
