/** The name of the cache that `service-worker/service-worker.ts` fills; the legal pages name it as well. */
const CACHE = 'offline-tools';

/** Whether the tools are saved on this device; undefined where the browser cannot save them. */
export async function isSaved(): Promise<boolean | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration('/').catch(() => undefined);
  return registration?.active !== undefined && registration.active !== null;
}

/** Waits until a worker has saved everything. @throws when it could not. */
function untilActive(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The tools were not saved.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Saves the tools in a language. What came before a failure is removed again. @throws when they could not be saved. */
export async function saveCopy(language: string): Promise<void> {
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(`/sw.js?lang=${language}`);
    const worker = installing ?? waiting ?? active;
    if (worker) await untilActive(worker);
  } catch (error) {
    await removeCopy();
    throw error;
  }
}

/** Removes the tools, and what answers for them, from this device. */
export async function removeCopy(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await caches.delete(CACHE);
}
