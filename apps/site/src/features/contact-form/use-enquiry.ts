import { office } from '@formation/content';
import { fileRefusal, honeypotField, idle, nextSendStatus, templateParams, type SendStatus } from '@formation/leads';
import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react';
import { useOnHydrated } from '../../hydration/use-hydrated.ts';
import { returnFocus } from '../../lib/async/outcome.ts';
import { useFormToken } from '../../lib/input/form-token.tsx';
import { randomKey } from '../../lib/input/random-key.ts';
import { personRules, useFaults } from '../../lib/input/use-faults.ts';
import { readForm, type Typed } from '../../lib/input/use-typed.ts';
import { chosenFile, clearForm, draftFrom } from './enquiry-fields.ts';
import { saveDraft, savedDraft, type Submission } from './saved-draft.ts';
import { sendEnquiry, type Destination, type Sending } from './send-enquiry.ts';
import { useSavedDraft } from './use-saved-draft.ts';

const newSubmission = (): Submission => ({ key: randomKey(), submittedAt: new Date().toISOString() });

/** Our own server takes a form with its note once. */
export const usedForm = 409;

/** What stands in the form, kept until it has arrived, under the name of the submission that it is. */
function savedSubmission(form: HTMLFormElement, chosen: File | undefined) {
  const draft = { typed: readForm(form), submission: savedDraft()?.submission ?? newSubmission() };
  saveDraft({ ...draft, hasFile: chosen !== undefined });
  return draft;
}

/** What travels: the params of the wire, and what a robot has typed into its trap. */
function paramsOf(typed: Typed, { submittedAt }: Submission, file: File | undefined) {
  const { annualRevenue = '' } = typed;
  const circumstances = { annualRevenue, submittedAt: new Date(submittedAt), fileName: file?.name };
  const trapped = typed[honeypotField];
  return { ...templateParams(draftFrom(typed), circumstances), ...(trapped && { [honeypotField]: trapped }) };
}

/** The chosen file, and why our own server would not take it. To the provider only its name goes. */
function useChosenFile(form: { readonly current: HTMLFormElement | null }, { ownServer }: Destination) {
  const [file, setFile] = useState<File>();
  const faultOf = (chosen: File | undefined) =>
    chosen && ownServer ? fileRefusal(chosen, office.uploads)?.refused : undefined;
  /** Looks what is chosen now; the browser owns the field. */
  const look = () => {
    const chosen = form.current ? chosenFile(form.current) : undefined;
    setFile(chosen);
    return { chosen, refused: faultOf(chosen) };
  };
  /** The same before it is sent: a file that is refused has the focus, since what is wrong may be far off the screen. */
  const check = () => {
    const found = look();
    if (found.refused) form.current?.querySelector<HTMLElement>('[type=file]')?.focus();
    return found;
  };
  useOnHydrated(look); // it may have been chosen before this script ran
  return { file, fault: faultOf(file), look, check };
}

/** Whether a form holds what was sent: what is typed while it is on its way is another enquiry. */
function isStill(form: HTMLFormElement, sent: Readonly<{ typed: Typed; chosen: File | undefined }>): boolean {
  const now = { typed: readForm(form), chosen: chosenFile(form) };
  return now.chosen === sent.chosen && JSON.stringify(now.typed) === JSON.stringify(sent.typed);
}

/** The button was disabled while it sent, and a disabled one loses the focus. */
function useReturnedFocus(form: { readonly current: HTMLFormElement | null }, { state }: SendStatus): void {
  useEffect(() => {
    const isOver = state === 'success' || state === 'error';
    if (isOver) returnFocus(form.current?.querySelector<HTMLElement>('[type=submit]'));
  }, [form, state]);
}

/** What is wrong with who writes, under the names that the fields have here. */
function usePersonFaults(words: Parameters<typeof personRules>[0]) {
  const { name: contactName, email } = personRules(words);
  return useFaults({ contactName, email });
}

/** The sending of the contact form: where it stands, what is kept meanwhile, and how to clear it. */
export function useEnquiry(destination: Sending, words: Parameters<typeof personRules>[0]) {
  const form = useRef<HTMLFormElement>(null);
  const [status, dispatch] = useReducer(nextSendStatus, idle);
  useReturnedFocus(form, status);
  const [progress, setProgress] = useState<number>();
  const { file, fault, look, check } = useChosenFile(form, destination);
  const faults = usePersonFaults(words);
  const { kept, keep, forget } = useSavedDraft(form);
  const { token, renew, replace } = useFormToken(destination.ownServer);

  const clear = () => {
    if (form.current) clearForm(form.current);
    look();
    forget();
  };
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    keep(currentTarget);
    look();
  };
  const send = async (element: HTMLFormElement, chosen: File | undefined) => {
    const { typed, submission } = savedSubmission(element, chosen);
    dispatch({ type: 'submit' });
    const params = { ...paramsOf(typed, submission, chosen), ...(await token.current) };
    const parcel = { params, file: chosen, key: submission.key, onProgress: setProgress };
    const failure = await sendEnquiry(destination, parcel);
    setProgress(undefined);
    dispatch(failure ? { type: 'failed', failure } : { type: 'accepted' });
    if (failure) return void (failure.status === usedForm && replace());
    renew(); // the note of this enquiry is spent
    return isStill(element, { typed, chosen }) ? clear() : keep(element);
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { chosen, refused } = check();
    if (refused || !faults.check(event.currentTarget)) return dispatch({ type: 'withheld' });
    if (status.state !== 'sending') void send(event.currentTarget, chosen);
  };
  return { form: { ref: form, onInput, onSubmit }, status, file, fault, faultOf: faults.of, progress, kept, clear };
}
