/** The name under which this device has the last results; the legal pages name it as well. While it is there, results are saved. */
export const place = 'last-results';

/** Whether the visitor wants the last results on this device. */
export function isSaving(): boolean {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return false;
  }
}
