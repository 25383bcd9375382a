import { useEffect, useRef, useState, type ToggleEvent } from 'react';

/** Whether a `details` is open; it may have been opened before this script ran. */
export function useOpened() {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => setOpened(ref.current?.open ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpened(event.currentTarget.open);
  return { isOpened, details: { ref, onToggle } };
}
