import type { Unit } from './unit.ts';

/** Words of money, law and consent, as they begin. */
const words =
  /[$€£%]|\b(?:agree|consent|contract|cost|court|deadline|due|dut(?:y|ies)|fee|fine|law|legal|liab|licen[cs]e|must|paid|pay|penalt|personal data|pric|privacy|refund|require|return|tax|VAT)/i;

/** Whether a text is about money, law or consent: a reader with ten minutes meets those first. */
export const isBinding = ({ key, english }: Pick<Unit, 'key' | 'english'>): boolean =>
  /^(?:legal\/|messages\/office)/.test(key) || words.test(english);
