import type { Source } from '@formation/deadlines';
import type { FeeSchedule } from '../fee-schedule.ts';

const checked = '2026-11-21';

const ukRegulations2024: Source = {
  title: 'SI 2024/155, the Registrar of Companies (Fees) (Amendment) Regulations 2024',
  href: 'https://beta.bailii.org/uk/legis/num_reg/2024/uksi_2024155_en_1.html',
  checked,
};
const ukFees: Source = {
  title: 'Companies House fees',
  href: 'https://www.gov.uk/government/publications/companies-house-fees',
  checked,
};
const ukAgents2026: Source = { described: 'uk-agents', checked };
const gateley: Source = {
  title: 'Gateley, Companies House fees and new financial penalties',
  href: 'https://gateleyplc.com/eccta-2023/companies-house-fees-and-new-financial-penalties',
  checked,
};
const ukRise2026: Source = {
  title: 'ICAEW on the Companies House fees of February 2026, as two public files cite it',
  href: 'https://www.icaew.com/insights/viewpoints-on-the-news/2025/nov-2025/significant-hikes-to-companies-house-fees-in-2026',
  checked,
};
const accaGuide: Source = {
  title: 'ACCA, ICO: GDPR fees',
  href: 'https://www.accaglobal.com/pk/en/technical-activities/technical-resources-search/2018/april/ico-gdpr-fees.html',
  checked,
};
const icoFee: Source = {
  title: 'GOV.UK, data protection fee',
  href: 'https://www.gov.uk/data-protection-register-notify-ico-personal-data',
  checked,
};
const hkCalculator: Source = {
  title: 'Hong Kong annual return calculator of a company secretary',
  href: 'https://xn--55qx5dh3uwylelp5s7b.com/companysecretary_annual-return-calculator',
  checked,
};
const hkRegistry: Source = {
  title: 'Companies Registry, fees, as read on 20 September 2026',
  href: 'https://www.cr.gov.hk/en/services/fees.htm',
  checked,
};
const hkReturns: Source = {
  title: 'Companies Registry, registration of annual returns',
  href: 'https://www.cr.gov.hk/en/forms/sdetails.htm',
  checked,
};
const hkLevy: Source = {
  title: 'Business registration fees and levies of 2024 to 2026',
  href: 'https://kaizencpa.com/News/info/id/318.html',
  checked,
};
const hkRevenue: Source = {
  title: 'Inland Revenue Department, business registration fee and levy table, as read on 20 September 2026',
  href: 'https://www.ird.gov.hk/eng/pdf/brfee_table.pdf',
  checked,
};
const lkWesternProvince: Source = {
  title: 'Western Province, registration of business names, fees from 11 April 2019',
  href: 'http://bnr.wp.gov.lk/en/?page_id=704',
  checked,
};
const lkRegistration: Source = {
  title: 'DMJ Associates and three other pages: fees of the Registrar',
  href: 'https://www.dmj.lk/company-registration-in-sri-lanka/',
  checked: '2026-11-29',
};
const lkReturn: Source = {
  title: 'Induwara: fees of the Registrar, June 2026',
  href: 'https://induwara.lk/tools/sri-lanka-company-annual-return-fee-calculator',
  checked: '2026-11-29',
};
const irs: Source = {
  title: 'IRS, Instructions for Form SS-4',
  href: 'https://www.irs.gov/instructions/iss4',
  checked: '2026-11-28',
};

/** Incorporating a company, online or by software, in GBP. */
export const ukIncorporation: FeeSchedule = [
  { amount: '12', certainty: 'seen', source: gateley },
  { from: '2024-05-01', amount: '50', certainty: 'official', source: ukRegulations2024 },
  { from: '2026-02-01', amount: '100', certainty: 'seen', source: ukAgents2026 },
];

/** The yearly confirmation statement, online, in GBP. */
export const ukConfirmationStatement: FeeSchedule = [
  { from: '2024-05-01', amount: '34', certainty: 'unknown', source: ukFees },
  { from: '2026-02-01', amount: '50', certainty: 'seen', source: ukRise2026 },
];

/**
 * The yearly data protection fee of the smallest tier, in GBP: up to 10 people, or a turnover up to £632,000. The
 * day of the rise is general knowledge, a page says 1 February 2025; paying by direct debit takes £5 off.
 */
export const ukDataProtection: FeeSchedule = [
  { from: '2018-05-25', amount: '40', certainty: 'seen', source: accaGuide },
  { from: '2025-02-17', amount: '52', certainty: 'official', source: icoFee },
];

/** Incorporating a company limited by shares electronically, in HKD. */
export const hkIncorporation: FeeSchedule = [
  { from: '2026-01-01', amount: '1545', certainty: 'seen', source: hkRegistry },
];

/**
 * A business registration certificate for one year, fee and levy together, in HKD. The levy is
 * back since April 2026; what April 2027 brings is for the next budget.
 */
export const hkBusinessRegistration: FeeSchedule = [
  { from: '2014-04-01', amount: '2250', certainty: 'seen', source: hkCalculator },
  { from: '2016-04-01', amount: '250', certainty: 'seen', source: hkCalculator },
  { from: '2017-04-01', amount: '2250', certainty: 'seen', source: hkCalculator },
  { from: '2019-04-01', amount: '250', certainty: 'seen', source: hkCalculator },
  { from: '2022-06-17', amount: '150', certainty: 'seen', source: hkCalculator },
  { from: '2023-04-01', amount: '2150', certainty: 'seen', source: hkCalculator },
  { from: '2024-04-01', amount: '2200', certainty: 'seen', source: hkLevy },
  { from: '2026-04-01', amount: '2350', certainty: 'seen', source: hkRevenue },
  { from: '2027-04-01', certainty: 'unknown', source: hkRevenue },
];

/** The annual return of a private company on time, in HKD. */
export const hkAnnualReturn: FeeSchedule = [
  { from: '2024-04-01', amount: '105', certainty: 'seen', source: hkReturns },
];

/** Registering a business name with a capital below Rs 300,000 in the Western Province, in LKR. */
export const lkBusinessName: FeeSchedule = [
  { from: '2019-04-11', amount: '1500', certainty: 'seen', source: lkWesternProvince },
];

/** The VAT of Sri Lanka since 1 January 2024, which the Registrar adds to its fees. */
const lkVat = '0.18';

/**
 * Incorporating a private company with one director, in LKR: its name, Form 1, the consents of the director and the
 * secretary, and the articles. A page of 2025 still has the Rs 15,000 of before 2017.
 */
export const lkIncorporation: FeeSchedule = [
  {
    ...{ from: '2024-01-01', amount: '12000', vat: lkVat, certainty: 'seen' },
    ...{ remarks: ['parts-of-registration-lk'], source: lkRegistration },
  },
];

/** The annual return of a Sri Lankan company, Form 15, in LKR. */
export const lkAnnualReturn: FeeSchedule = [
  {
    ...{ from: '2024-01-01', amount: '6000', vat: lkVat, certainty: 'seen' },
    ...{ remarks: ['after-annual-meeting-lk'], source: lkReturn },
  },
];

/** The EIN, in USD: the IRS charges nothing. */
export const usEin: FeeSchedule = [{ amount: '0', certainty: 'seen', source: irs }];
