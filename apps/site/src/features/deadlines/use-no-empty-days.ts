import { useEffect } from 'react';

/** CSS cannot tell an empty day from a given one, as it tells other fields. */
function hideEmptyDays(): void {
  for (const day of document.querySelectorAll<HTMLInputElement>('[type=date]'))
    day.closest('.field')?.classList.toggle('no-print', !day.value);
}

/** On paper stands no day that nobody gave. */
export function useNoEmptyDays(): void {
  useEffect(() => {
    addEventListener('beforeprint', hideEmptyDays);
    return () => removeEventListener('beforeprint', hideEmptyDays);
  }, []);
}
