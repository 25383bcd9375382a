import { office } from '@formation/content';
import {
  fileRefusal,
  honeypotField,
  idle,
  nextSendStatus,
  templateParams,
  tokenField,
  type SendStatus,
} from '@formation/leads';
import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react';
import { useOnHydrated } from '../../lib/hydration.ts';
import { randomKey } from '../../lib/random-key.ts';
import { readForm } from '../../lib/typed/use-typed.ts';
import { chosenFile, clearForm, draftFrom } from './enquiry-fields.ts';
import { keepDraft, keptDraft, type Submission } from './kept-draft.ts';
import { sendEnquiry, type Destination } from './send-enquiry.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** The note of when the form was shown; without it the server only limits more strictly. */
const formToken = () =>
  fetch('/api/v1/form-token')
    .then((answer) => answer.json() as Promise<{ token?: string }>)
    .then(({ token }) => token)
    .catch(() => undefined);

const newSubmission = (): Submission => ({ key: randomKey(), submittedAt: new Date().toISOString() });

/** What travels: the params of the wire, and for our own server what tells people from robots. */
function paramsOf(form: HTMLFormElement, { submittedAt }: Submission, signed: string | undefined) {
  const annualRevenue = form.elements.namedItem('annualRevenue');
  const circumstances = {
    annualRevenue: annualRevenue instanceof HTMLInputElement ? annualRevenue.value : '',
    submittedAt: new Date(submittedAt),
    fileName: chosenFile(form)?.name,
  };
  const typed = readForm(form);
  const honeypot = typed[honeypotField];
  const marks = { ...(signed && { [tokenField]: signed }), ...(honeypot && { [honeypotField]: honeypot }) };
  return { ...templateParams(draftFrom(typed), circumstances), ...marks };
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
  useOnHydrated(look); // it may have been chosen before this script ran
  return { file, fault: faultOf(file), look };
}

/** The button was disabled while it sent, and a disabled one loses the focus. */
function useReturnedFocus(form: { readonly current: HTMLFormElement | null }, { state }: SendStatus): void {
  useEffect(() => {
    const isOver = state === 'success' || state === 'error';
    if (isOver && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [form, state]);
}

/** The sending of the contact form: where it stands, what is kept meanwhile, and how to clear it. */
export function useEnquiry(destination: Destination) {
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<Promise<string | undefined>>(undefined);
  const [status, dispatch] = useReducer(nextSendStatus, idle);
  useReturnedFocus(form, status);
  const [progress, setProgress] = useState<number>();
  const { file, fault, look } = useChosenFile(form, destination);
  const { kept, keep, forget } = useKeptDraft(form);
  useOnHydrated(() => {
    if (destination.ownServer) token.current = formToken();
  });

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
    const submission = keptDraft()?.submission ?? newSubmission();
    keepDraft({ typed: readForm(element), hasFile: chosen !== undefined, submission });
    dispatch({ type: 'submit' });
    const params = paramsOf(element, submission, await token.current);
    const parcel = { params, file: chosen, key: submission.key, onProgress: setProgress };
    const failure = await sendEnquiry(destination, parcel);
    setProgress(undefined);
    dispatch(failure ? { type: 'failed', failure } : { type: 'accepted' });
    if (!failure) clear();
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { chosen, refused } = look();
    if (refused) return dispatch({ type: 'withheld' });
    if (status.state !== 'sending') void send(event.currentTarget, chosen);
  };
  return { form: { ref: form, onInput, onSubmit }, status, file, fault, progress, kept, clear };
}
