import { fitsForm, honeypotField, paramText, tokenField, wireFields, type TemplateParams } from '@formation/leads';

const manyLinks = 4;
const link = /https?:\/\/|www\.|\[url/gi;

/** Whether an enquiry looks like a robot's, or like no form of ours. Such a one is stored and marked, never dropped. */
export function isSpam(params: TemplateParams, isPlausible: (token: string) => boolean): boolean {
  const token = paramText(params, tokenField);
  if (paramText(params, honeypotField) !== '') return true;
  if (token !== '' && !isPlausible(token)) return true;
  if (!fitsForm(params)) return true;
  if (/https?:/i.test(paramText(params, ...wireFields.name))) return true;
  return (paramText(params, ...wireFields.message).match(link)?.length ?? 0) >= manyLinks;
}

/** The params without what only the spam check needs; a honeypot that was filled in stays to be seen. */
export function withoutSpamFields(params: TemplateParams): TemplateParams {
  const { [tokenField]: _token, [honeypotField]: filled, ...rest } = params;
  return filled === undefined || filled === '' ? rest : { ...rest, [honeypotField]: filled };
}
