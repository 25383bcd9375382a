import type { Finding } from '@formation/names';
import { fill } from '../fill.ts';
import type { Messages } from '../messages/shape.ts';

type Words = Messages['nameGenerator']['check']['findings'];

/** What a finding says, in the visitor's language. */
export function explainFinding({ reason, words: meant, detail }: Finding, words: Words): string {
  const { length = 0, key = '', endings, approval, body, law = '' } = detail;
  const ask = body === undefined ? (law ? words.askUnderLaw : words.askNamed) : fill(words.askBody, { body });
  return fill(words.reasons[reason], {
    words: meant.map((word) => fill(words.quoted, { word })).join(', '),
    length,
    key,
    law,
    ask,
    endings: endings ? words.endings[endings] : '',
    approval: approval ? fill(words.approvals[approval], { ask }) : '',
  });
}
