/**
 * Opens the device's own list of where something can be sent to.
 *
 * @returns false where the device has none for it; true also when the visitor closed the list.
 */
export async function openShareSheet(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
