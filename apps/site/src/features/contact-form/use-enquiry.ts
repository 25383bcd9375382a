import { fileRefusal, idle, nextSendStatus, templateParams, type SendStatus } from '@formation/leads';
import { useEffect, useReducer, useRef, useState, type SyntheticEvent } from 'react';
import { readForm } from '../../typed/use-typed.ts';
import { chosenFile, clearForm, draftFrom, fillIn, textFields } from './enquiry-fields.ts';
import { forgetDraft, keepDraft, keptDraft, type Submission } from './kept-draft.ts';
import { sendEnquiry, type Destination } from './send-enquiry.ts';

/** The note of when the form was shown; without it the server only limits more strictly. */
const formToken = () =>
  fetch('/api/v1/form-token')
    .then((answer) => answer.json() as Promise<{ token?: string }>)
    .then(({ token }) => token)
    .catch(() => undefined);

const newSubmission = (): Submission => ({ key: crypto.randomUUID(), submittedAt: new Date().toISOString() });

/** What travels: the params of the wire, and for our own server what tells people from robots. */
function paramsOf(form: HTMLFormElement, { submittedAt }: Submission, signed: string | undefined) {
  const annualRevenue = form.elements.namedItem('annualRevenue');
  const circumstances = {
    annualRevenue: annualRevenue instanceof HTMLInputElement ? annualRevenue.value : '',
    submittedAt: new Date(submittedAt),
    fileName: chosenFile(form)?.name,
  };
  const typed = readForm(form);
  const trap = typed['homepage_url'];
  const marks = { ...(signed && { form_token: signed }), ...(trap && { homepage_url: trap }) };
  return { ...templateParams(draftFrom(typed), circumstances), ...marks };
}

/** Keeps the texts of the form in this tab, and puts them back. */
function useKeptDraft(form: { readonly current: HTMLFormElement | null }) {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const draft = keptDraft();
    if (!form.current || !draft) return;
    fillIn(form.current, draft.typed);
    setKept(true);
  }, []);
  const keep = (element: HTMLFormElement) => {
    const typed = readForm(element);
    const filled = textFields.some((name) => typed[name]);
    setKept(filled);
    if (filled) keepDraft({ typed });
    else forgetDraft();
  };
  const forget = () => {
    forgetDraft();
    setKept(false);
  };
  return { kept, keep, forget };
}

/** The sending of the contact form: where it stands, what is kept meanwhile, and how to clear it. */
export function useEnquiry(destination: Destination) {
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<Promise<string | undefined>>(undefined);
  const [status, dispatch] = useReducer(nextSendStatus, idle as SendStatus);
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const { kept, keep, forget } = useKeptDraft(form);
  const fault = file && destination.ownServer ? fileRefusal(file)?.refused : undefined;
  useEffect(() => {
    if (destination.ownServer) token.current = formToken();
  }, []);

  const clear = () => {
    if (form.current) clearForm(form.current);
    setFile(undefined);
    forget();
  };
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    keep(currentTarget);
    setFile(chosenFile(currentTarget));
  };
  const send = async (element: HTMLFormElement) => {
    const submission = keptDraft()?.submission ?? newSubmission();
    keepDraft({ typed: readForm(element), submission });
    dispatch({ type: 'submit' });
    const params = paramsOf(element, submission, await token.current);
    const failure = await sendEnquiry(destination, { params, file, key: submission.key, onProgress: setProgress });
    setProgress(undefined);
    if (failure) return dispatch({ type: 'failed', failure });
    dispatch({ type: 'accepted' });
    return clear();
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status.state !== 'sending' && !fault) void send(event.currentTarget);
  };
  return { form: { ref: form, onInput, onSubmit }, status, file, fault, progress, kept, clear };
}
