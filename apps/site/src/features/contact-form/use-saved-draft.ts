import { useState } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { readForm } from '../../lib/input/use-typed.ts';
import { chosenFile, fillEmpty, textFields } from './enquiry-fields.ts';
import { forgetDraft, saveDraft, savedDraft } from './saved-draft.ts';

/** What this tab keeps: all that was typed, or all but the file that was chosen before the page was loaded again. */
type Saved = 'all' | 'all-but-file' | undefined;

/** Keeps the texts of the form in this tab, and puts them back. */
export function useSavedDraft(form: { readonly current: HTMLFormElement | null }) {
  const [kept, setKept] = useState<Saved>();
  useOnHydrated(() => {
    const draft = savedDraft();
    if (!form.current || !draft) return;
    fillEmpty(form.current, draft.typed);
    setKept(draft.hasFile && !chosenFile(form.current) ? 'all-but-file' : 'all');
  });

  const forget = () => {
    forgetDraft();
    setKept(undefined);
  };
  const keep = (element: HTMLFormElement) => {
    const typed = readForm(element);
    if (!textFields.some((name) => typed[name])) return forget();
    const file = chosenFile(element);
    const lacksFile = kept === 'all-but-file' && !file;
    saveDraft({ typed, hasFile: lacksFile || file !== undefined });
    return setKept(lacksFile ? 'all-but-file' : 'all');
  };
  return { kept, keep, forget };
}
