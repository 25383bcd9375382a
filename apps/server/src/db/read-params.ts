import type { TemplateParams } from '@formation/leads';

/** What we wrote of such an object; a row that was damaged shows what is left, and keeps no other from being read. */
export function readParams(text: string): TemplateParams {
  try {
    return JSON.parse(text) as TemplateParams;
  } catch {
    return { unreadable: text };
  }
}
