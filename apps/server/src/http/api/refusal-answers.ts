import { megabytes, messages, office } from '@formation/content';
import type { RefusalCode } from '@formation/leads';

/** What this server says no to besides the refusals that it shares with the site. */
export type HttpRefusal =
  | RefusalCode
  | 'bad-request'
  | 'bad-key'
  | 'bad-sign-in'
  | 'changed'
  | 'too-early'
  | 'too-late'
  | 'signed-out'
  | 'not-allowed'
  | 'unconfirmed'
  | 'easy-password'
  | 'last-way'
  | 'last-owner'
  | 'has-account'
  | 'forbidden'
  | 'too-large'
  | 'unsupported'
  | 'too-many-files'
  | 'too-many-requests'
  | 'headless'
  | 'full'
  | 'texts-full'
  | 'damaged'
  | 'not-publishable'
  | 'picture-too-large'
  | 'picture-type'
  | 'publishing'
  | 'register-unwritten'
  | 'not-durable';

/** Status and sentence of each refusal. Four sentences are the e-mail provider's own. */
export const refusalAnswers: Readonly<Record<HttpRefusal, readonly [status: number, text: string]>> = {
  'bad-request': [400, 'Bad Request'],
  'bad-key': [400, 'The Idempotency-Key must have 1 to 200 characters.'],
  'bad-ids': [400, 'The user, service or template ID is missing or unknown.'],
  'bad-params': [400, 'The template params have to be a plain object.'],
  'no-contact-address': [400, 'The template params need contact_email: one e-mail address to answer to.'],
  'no-name': [400, 'The name holds nothing that can be seen.'],
  'file-empty': [400, 'The file is empty.'],
  'too-many-files': [400, 'At most one file can be sent.'],
  'bad-sign-in': [401, 'The e-mail address, the password or the code is wrong.'],
  'signed-out': [401, 'You are signed out.'],
  'not-allowed': [403, 'Your role may not do this.'],
  unconfirmed: [403, 'Confirm first that it is you.'],
  forbidden: [403, 'Forbidden'],
  'bad-token': [403, 'The link is not valid, or no longer.'],
  'not-found': [404, 'There is no such thing here.'],
  changed: [409, 'Somebody else has changed it since. Look at it again.'],
  'too-early': [409, 'It is too early for that.'],
  'too-late': [409, 'It is too late for that.'],
  'last-way': [409, 'It is the last way to sign in.'],
  'last-owner': [409, 'Somebody must stay who can come in as an owner.'],
  'has-account': [409, 'This address has an account.'],
  publishing: [409, 'Something is being published. Wait until it is on the site.'],
  taken: [409, 'This time has just been taken. Please choose another.'],
  damaged: [410, 'The file is not as it came: it is damaged or lost. A backup may have it.'],
  'too-large': [413, 'The request is too large.'],
  'file-too-large': [413, `The file is larger than ${megabytes(office.uploads.maxBytes)} MB.`],
  'picture-too-large': [413, 'A picture may have 20 MB and 80 million pixels, an AVIF 24 million.'],
  'picture-type': [415, 'A picture is a whole JPEG, PNG, WebP or AVIF file.'],
  unsupported: [415, 'This kind of content is not taken here.'],
  'file-type': [415, `The file must be a ${messages.en.office.fileKinds} file.`],
  'file-protected': [423, 'The file has a password or is of an old kind. Save it without, as docx or xlsx.'],
  'key-reused': [422, 'This Idempotency-Key was used with another body.'],
  'form-used': [409, 'This form was sent once already. Send it again with a new form_token.'],
  'bad-field': [422, 'A field is missing or wrong.'],
  'easy-password': [422, 'The password is easy to guess.'],
  'not-offered': [422, 'This time is not offered.'],
  'not-publishable': [422, 'Nothing can be published on this server.'],
  'too-many-calls': [429, 'As many calls are open as one visitor may have. Please cancel one of them first.'],
  'share-taken': [
    429,
    'On this day only visitors with a confirmed e-mail address can book more calls. Please choose another day.',
  ],
  'too-many-reminders': [429, 'As many mails to this address wait for an answer, or reminders run, as one may have.'],
  'too-many-requests': [429, 'Too Many Requests'],
  headless: [451, 'Unavailable For Headless Browser'],
  full: [503, 'No more files can be stored at the moment. Please send your message without the file.'],
  'reminders-full': [503, 'No more reminders can be taken at the moment.'],
  'register-unwritten': [503, 'The register cannot be written: nothing was erased or handed out.'],
  'texts-full': [507, 'No more messages can be stored today. Please write to us by e-mail or WhatsApp.'],
  'not-durable': [503, 'It could not be stored. Please try again in a moment.'],
};
