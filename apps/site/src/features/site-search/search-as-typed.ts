import { retryLoad } from '../../hydration/retry-load.ts';
import { savedValues, syncSaved } from '../../lib/input/saved-step.ts';
import { pageSearch, type SearchPage } from './page-search.ts';
import { showResults } from './show-results.ts';

/** The name under which the query stands in the history: no address holds it, so that it is sent to nobody. */
const SAVED_AS = 'search';

/** @throws when the index does not come. */
async function pagesIn(address: string): Promise<readonly SearchPage[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  // eslint-disable-next-line no-restricted-syntax -- our own build has written it: pages/words/[locale]/search.json.ts
  return (await answer.json()) as readonly SearchPage[];
}

/** What was searched here before, or what a link asks for. */
const queryAtStart = (): string => savedValues<string>(SAVED_AS) ?? new URLSearchParams(location.search).get('q') ?? '';

/** The first result; there is none while nothing was found. */
const firstResult = () => document.querySelector<HTMLElement>('#results ol a');

/**
 * Answers the field of the search as the visitor types, and leads to the first result when they send the form. What is
 * typed or sent before the index has come is answered when it comes; until then the list of all pages stands there,
 * and the header says when something is missing.
 */
export async function searchAsTyped(): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('#site-search');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  field.value ||= queryAtStart();
  let isSent = false;
  field.addEventListener('input', () => {
    isSent = false;
    syncSaved(SAVED_AS, () => field.value);
  });
  form.addEventListener('submit', () => {
    isSent = true;
  });
  const search = pageSearch(await retryLoad(() => pagesIn(form.dataset['index'] ?? '')));
  const show = () => {
    showResults(field.value.trim(), search);
    if (isSent) firstResult()?.focus();
  };
  for (const event of ['input', 'submit']) form.addEventListener(event, show);
  show();
}
