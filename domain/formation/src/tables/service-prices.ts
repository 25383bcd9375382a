import type { IsoDate } from '@formation/calendar';
import type { Source } from '@formation/deadlines';
import type { FeeEntry, FeeSchedule } from '../fee-schedule.ts';

const checked = '2026-11-21';

const source = (title: string, href: string, day: IsoDate = checked): Source => ({ title, href, checked: day });

const agents = source(
  'Prices of six US registered agents, by public lists until June 2026',
  'https://leasum.com/glossary/registered-agent',
);
const form5472 = source(
  'Quotes of eleven preparers of Form 5472, October 2026',
  'https://www.form5472prep.com/pro-forma-1120',
);
const doola = source('doola, tax and compliance, October 2026', 'https://www.doola.com/pricing/');
const itinAgents = source(
  'What certifying acceptance agents ask for an ITIN',
  'https://legalclarity.org/how-much-does-it-cost-to-apply-for-an-itin-number',
);
const mailboxes: Source = { described: 'mailboxes', checked };
const ukAddresses: Source = { described: 'uk-addresses', checked };
const ukAccountants = source(
  'Fee guides of three UK accountants, 2018 to 2022',
  'https://www.brookwood.co.uk/blog/how-much-should-an-accountant-cost',
);
const ukPricingStudy: Source = { described: 'uk-accountants', checked: '2026-11-28' };
const hkAuditors: Source = { described: 'hk-auditors', checked: '2026-11-28' };
const hkSecretaries = source(
  'Price lists of four Hong Kong secretaries',
  'https://shareit.hk/post/open-a-company-in-Hong-Kong',
);
const kaizen = source('BYCPA and Kaizen, keeping a Hong Kong company', 'http://bycpa.com/hk/service/hk_main.html');
const bizhub = source('Bizhub, accounting by transactions', 'https://bizhubltd2.odoo.com/accounting-tax-fee');

const lkCosts = source(
  'Stateless, June 2025, and a founder’s notes',
  'https://learn.stateless.to/?p=469',
  '2026-11-29',
);
const lkAccountants: Source = { described: 'lk-accountants', checked: '2026-11-29' };
const lkSecretaries = source(
  'Agentic Times, Stateless and a founder’s notes',
  'https://agentictimes.com/doing-business-in-sri-lanka-business-formation',
  '2026-11-29',
);

type Range = Readonly<{ low: string; typical: string; high?: string }>;

/** A price that everybody sets for themselves; the day is that on which its sources were last read. */
const entry = (
  { typical, ...between }: Range,
  rest: Pick<FeeEntry, 'from' | 'source' | 'remarks' | 'vat'>,
): FeeEntry => ({
  amount: typical,
  between,
  certainty: 'range',
  ...rest,
});
const range = (...of: Parameters<typeof entry>): FeeSchedule => [entry(...of)];

/** UK prices are quoted without it; a small company that is not registered pays it. */
const vat = '0.20';

/** US dollars a year. */
export const usRegisteredAgent = range({ low: '49', typical: '125', high: '300' }, { source: agents });
/** US dollars a year: a mailbox is ten to forty-nine a month. */
export const usAddress = range(
  { low: '120', typical: '120', high: '588' },
  { source: mailboxes, remarks: ['few-sources'] },
);
/** US dollars for one year: Form 5472 with its pro-forma Form 1120, prepared and sent. */
export const usForm5472 = range({ low: '49.99', typical: '299', high: '599' }, { source: form5472 });
/** US dollars a year: Form 1120 with Form 5472, and the filings of the state. */
export const usTaxReturn = range(
  { low: '1500', typical: '1999', high: '1999' },
  { source: doola, remarks: ['few-sources'] },
);
/** US dollars, once: through a certifying acceptance agent. The IRS charges nothing. */
export const usItin = range({ low: '50', typical: '275', high: '1000' }, { source: itinAgents });

/** Pounds a year, the registered office. */
export const ukAddress = range({ low: '39', typical: '39', high: '249.99' }, { source: ukAddresses, vat });
/**
 * Pounds a year: accounts and corporation tax return of a small company. The typical price is for a turnover below
 * £50,000, at £75 a month; the least for one below £10,000, the most for one below £200,000.
 */
export const ukAccountant: FeeSchedule = [
  entry({ low: '210', typical: '720', high: '1200' }, { source: ukAccountants, remarks: ['old-prices'], vat }),
  entry(
    { low: '210', typical: '900', high: '2160' },
    { from: '2025-01-07', source: ukPricingStudy, remarks: ['by-turnover-uk'], vat },
  ),
];

/** Hong Kong dollars a year. */
export const hkSecretary = range({ low: '2000', typical: '3500', high: '10703' }, { source: hkSecretaries });
/** Hong Kong dollars a year. */
export const hkAddress = range({ low: '1000', typical: '2000', high: '5000' }, { source: hkSecretaries });
/** Hong Kong dollars a year: the typical price is for a turnover below a million, and rises without an end. */
export const hkAudit: FeeSchedule = [
  entry({ low: '3900', typical: '3900' }, { source: kaizen, remarks: ['old-prices', 'few-sources'] }),
  entry({ low: '3000', typical: '6500' }, { from: '2023-10-20', source: hkAuditors, remarks: ['by-turnover-hk'] }),
];
/** Hong Kong dollars a year: bookkeeping, from under twenty transactions to nine hundred. */
export const hkBookkeeping = range(
  { low: '2000', typical: '4000', high: '11500' },
  { source: bizhub, remarks: ['few-sources'] },
);
/** Hong Kong dollars for each profits tax return. */
export const hkTaxReturn = range({ low: '585', typical: '1000', high: '1000' }, { source: bizhub });
/** Hong Kong dollars for each employer's return. */
export const hkEmployersReturn = range({ low: '234', typical: '300', high: '350' }, { source: bizhub });

/** Rupees, once: the notice of the incorporation, within thirty working days of it. */
export const lkNotice = range(
  { low: '7000', typical: '7000', high: '8000' },
  { source: lkCosts, remarks: ['old-prices', 'few-sources'] },
);
/**
 * Rupees a year: from a page of 2025, what a founder paid for a small company years ago, and what a guide says of firms
 * that are paid by the month.
 */
export const lkSecretary = range(
  { low: '10000', typical: '20000', high: '180000' },
  { source: lkSecretaries, remarks: ['old-prices', 'few-sources'] },
);
/** Rupees a year. A page of 2025 says 10,000 for auditor and accountant together; it has other fees wrong. */
export const lkAudit: FeeSchedule = [{ certainty: 'unknown', source: lkAccountants }];
/** Rupees a year: the company's income tax return. */
export const lkTaxReturn: FeeSchedule = [{ certainty: 'unknown', source: lkAccountants }];
