import {
  fitsForm,
  honeypotField,
  languageField,
  paramText,
  tokenField,
  wireFields,
  type TemplateParams,
} from '@formation/leads';
import type { QuarantineReason } from '../../enquiries/quarantine.ts';
import type { FormToken } from '../edge/form-token.ts';
import { saidLanguage } from './page-language.ts';

const manyLinks = 4;
const link = /https?:\/\/|www\.|\[url/gi;

/** The params without the language of the page, which is kept beside them. A field of the owner's may have the same name: then it says something else. */
function withoutLanguage(params: TemplateParams): TemplateParams {
  const { [languageField]: said, ...rest } = params;
  return saidLanguage(said) === undefined ? params : rest;
}

/** Why an enquiry looks like a robot's, or like no form of ours. Such a one is stored and held, never dropped. */
export function spamReason(params: TemplateParams, { flaw }: Pick<FormToken, 'flaw'>): QuarantineReason | undefined {
  const token = paramText(params, tokenField);
  if (paramText(params, honeypotField) !== '') return 'hidden-field';
  const wrong = token === '' ? undefined : flaw(token);
  if (wrong !== undefined) return wrong;
  if (!fitsForm(withoutLanguage(params))) return 'not-our-form';
  if (/https?:/i.test(paramText(params, ...wireFields.name))) return 'link-in-name';
  const links = paramText(params, ...wireFields.message).match(link)?.length ?? 0;
  return links >= manyLinks ? 'many-links' : undefined;
}

/** The params without what only the checks need, and without the language; a honeypot that was filled in stays to be seen. */
export function withoutSpamFields(params: TemplateParams): TemplateParams {
  const { [tokenField]: _token, [honeypotField]: filled, ...rest } = withoutLanguage(params);
  return filled === undefined || filled === '' ? rest : { ...rest, [honeypotField]: filled };
}
