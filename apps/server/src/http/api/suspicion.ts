import { paramText, type TemplateParams } from '@formation/leads';

/** The field that people do not see and robots fill in. */
const trapField = 'homepage_url';
/** The field with the signed note of when the form was shown. */
export const tokenField = 'form_token';

const manyLinks = 4;
const link = /https?:\/\/|www\.|\[url/gi;

const oneLine = [
  ['contact_name', 'contactName'],
  ['contact_email', 'contactEmail', 'email'],
  ['contact_number', 'contactNumber'],
  ['service_needed', 'serviceNeeded'],
];

/** Line breaks where a form has none: somebody tries to write mail headers. */
const hasBreak = (text: string) => /[\r\n]/.test(text.trim());

/** Whether an enquiry looks like a robot's. Such a one is stored and marked, never dropped. */
export function isSuspicious(params: TemplateParams, isPlausible: (token: string) => boolean): boolean {
  const token = paramText(params, tokenField);
  if (paramText(params, trapField) !== '') return true;
  if (token !== '' && !isPlausible(token)) return true;
  if (oneLine.some((names) => hasBreak(paramText(params, ...names)))) return true;
  if (/https?:/i.test(paramText(params, 'contact_name', 'contactName'))) return true;
  return (paramText(params, 'message').match(link)?.length ?? 0) >= manyLinks;
}

/** The params without what only the form's defence needs. */
export function withoutTraps(params: TemplateParams): TemplateParams {
  const { [tokenField]: _token, [trapField]: trap, ...rest } = params;
  return trap === undefined || trap === '' ? rest : { ...rest, [trapField]: trap };
}
