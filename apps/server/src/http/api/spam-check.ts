import { addressNames, honeypotField, paramText, tokenField, wireFields, type TemplateParams } from '@formation/leads';

const manyLinks = 4;
const link = /https?:\/\/|www\.|\[url/gi;

/** The fields that have one line on the form. */
const oneLine = [wireFields.name, addressNames, wireFields.number, wireFields.service];

/** Line breaks where a form has none: somebody tries to write mail headers. */
const hasBreak = (text: string) => /[\r\n]/.test(text.trim());

/** Whether an enquiry looks like a robot's. Such a one is stored and marked, never dropped. */
export function isSpam(params: TemplateParams, isPlausible: (token: string) => boolean): boolean {
  const token = paramText(params, tokenField);
  if (paramText(params, honeypotField) !== '') return true;
  if (token !== '' && !isPlausible(token)) return true;
  if (oneLine.some((names) => hasBreak(paramText(params, ...names)))) return true;
  if (/https?:/i.test(paramText(params, ...wireFields.name))) return true;
  return (paramText(params, ...wireFields.message).match(link)?.length ?? 0) >= manyLinks;
}

/** The params without what only the spam check needs; a honeypot that was filled in stays to be seen. */
export function withoutSpamFields(params: TemplateParams): TemplateParams {
  const { [tokenField]: _token, [honeypotField]: filled, ...rest } = params;
  return filled === undefined || filled === '' ? rest : { ...rest, [honeypotField]: filled };
}
