import type { Locale } from '@formation/content';
import {
  enquiryPaths,
  sendFailure,
  knownFailures,
  languageField,
  type SendFailure,
  type TemplateParams,
} from '@formation/leads';
import { addressIn } from '../../lib/language/page-language.ts';

/** The three ids of the e-mail provider. */
export type ProviderKeys = Readonly<{ publicKey: string; serviceId: string; templateId: string }>;

/** Where an enquiry goes: to the provider, with the file's name only, or to the site's own server, with the file. */
export type Destination = Readonly<{ keys: ProviderKeys; ownServer: boolean }>;

/** The form's page beside it: it is answered in its language. */
export type Sending = Destination & Readonly<{ language: Locale }>;

/** Where our own server takes a form. */
export const formAddress = (language: Locale): string => addressIn(language, enquiryPaths.form);

export type Parcel = Readonly<{
  params: TemplateParams;
  file?: File | undefined;
  /** The same for every try of the same submission, so that it is stored once. */
  key: string;
  onProgress: (fraction: number) => void;
}>;

/** What came of a submission: undefined when it was accepted. */
export type Outcome = SendFailure | undefined;

/** Through the provider's own browser library; its path and body are the same on our server. */
async function sendParams({ keys, ownServer, language }: Sending, params: TemplateParams): Promise<void> {
  const { init, send } = await import('@emailjs/browser');
  init({ publicKey: keys.publicKey, ...(ownServer && { origin: location.origin }) });
  const said = language !== 'en' && { [languageField]: language }; // the library's address has no room for it
  await send(keys.serviceId, keys.templateId, { ...params, ...said });
}

/** With a file, to our own server: fetch cannot report the progress of an upload. */
function upload({ keys, language }: Sending, { params, file, key, onProgress }: Parcel) {
  const { publicKey, serviceId, templateId } = keys;
  const body = new FormData();
  const fields = { user_id: publicKey, service_id: serviceId, template_id: templateId, ...params };
  for (const [name, value] of Object.entries(fields)) if (name !== 'file') body.append(name, String(value));
  if (file) body.append('file', file, file.name);

  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', formAddress(language));
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText: text } = request;
      if (status === 200) resolve();
      else reject(Object.assign(new Error(text), { status, text }));
    };
    request.onerror = () => reject(Object.assign(new Error('no answer'), knownFailures.networkError));
    request.send(body);
  });
}

/** Sends an enquiry to the end. A refusal or a dead connection is a value, with its status and text. */
export async function sendEnquiry(destination: Sending, parcel: Parcel): Promise<Outcome> {
  try {
    if (destination.ownServer && parcel.file) await upload(destination, parcel);
    else await sendParams(destination, parcel.params);
    return undefined;
  } catch (reason) {
    return sendFailure(reason);
  }
}
