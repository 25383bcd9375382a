import { laterOf, type IsoDate } from '@formation/calendar';
import type { UkCompany } from '../../company.ts';

/** The first day on which a company does business. What its owner sold before it existed is not its trade. */
export const firstDayOfTrade = ({ incorporated, tradingFrom }: UkCompany): IsoDate =>
  laterOf(tradingFrom ?? incorporated, incorporated);
