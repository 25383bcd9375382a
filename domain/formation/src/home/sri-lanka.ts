import type { IsoDate } from '@formation/calendar';
import type { Status as Certainty } from '@formation/fees';

/** Where a rule was read. */
type Reading = Readonly<{ title: string; href: string; dated?: IsoDate }>;

/** A rule of Sri Lankan law for residents who own a company abroad. Its words are content, by its key. */
export type HomeRule = Readonly<{
  key: string;
  topic: 'holding-abroad' | 'coming-home' | 'tax';
  certainty: Certainty;
  law?: string;
  from?: IsoDate;
  /** The last day for which the text that was read counts. */
  until?: IsoDate;
  checked: IsoDate;
  /** What the words name as `{amount}`, in plain digits. */
  amount?: string;
  sources: readonly Reading[];
}>;

const checked = '2026-11-22';

const finance: Reading = {
  title: 'Ada Derana Biz: outward investment thresholds increased',
  href: 'http://bizenglish.adaderana.lk/outward-investment-thresholds-increased-listed-firms-can-now-invest-up-to-usd-750000-abroad',
  dated: '2025-08-04',
};
const lawFirm: Reading = {
  title: 'Conventus Law: outward remittances 2025',
  href: 'https://conventuslaw.com/report/foreign-exchange-regulations-sri-lanka-outward-remittances-2025',
  dated: '2025-06-20',
};
const services2022: Reading = {
  title: 'Ada Derana: conversion rule withdrawn, 180 days kept',
  href: 'http://www.adaderana.lk/news.php?nid=84338',
  dated: '2022-08-16',
};
/** The Act that ended the exemption of income from abroad and limits its rate. */
export const amendment: Reading = {
  title: 'Inland Revenue (Amendment) Act, No. 2 of 2025',
  href: 'https://documents.gov.lk/view/acts/2025/3/02-2025_E.pdf',
  dated: '2025-03-20',
};

const order = 'Foreign Exchange Act, No. 12 of 2017, section 22; Gazette Extraordinary 2441/14 of 18 June 2025';

/** What a resident may hold abroad and how, what has to come home, and who taxes it. */
export const sriLanka = [
  {
    key: 'investment-account',
    topic: 'holding-abroad',
    certainty: 'seen',
    law: order,
    from: '2025-06-20',
    until: '2025-12-19',
    checked,
    sources: [finance, lawFirm],
  },
  {
    key: 'account-holders',
    topic: 'holding-abroad',
    certainty: 'single',
    checked,
    sources: [
      {
        title: 'HBL Sri Lanka: business foreign currency accounts',
        href: 'https://hbl.com/srilanka/business-foreign-currency-accounts/business-foreign-currency-accounts-overview',
      },
    ],
  },
  {
    key: 'limit-of-a-person',
    topic: 'holding-abroad',
    certainty: 'unknown',
    checked,
    sources: [lawFirm],
  },
  {
    key: 'limit-of-a-company',
    topic: 'holding-abroad',
    certainty: 'seen',
    law: order,
    from: '2025-06-20',
    until: '2025-12-19',
    checked,
    amount: '200000',
    sources: [finance, lawFirm],
  },
  {
    key: 'services-180-days',
    topic: 'coming-home',
    certainty: 'seen',
    law: 'Rules No. 02 of 2022, Gazette 2292/50',
    from: '2022-08-12',
    checked,
    amount: '180',
    sources: [
      services2022,
      {
        title: 'Ceylon Today: need to convert services exports withdrawn',
        href: 'https://ceylontoday.lk/2022/08/17/need-to-convert-services-exports-withdrawn/',
        dated: '2022-08-17',
      },
    ],
  },
  {
    key: 'goods-are-converted',
    topic: 'coming-home',
    certainty: 'single',
    law: 'Repatriation Rules No. 01 of 2024, Gazette 2391/02',
    from: '2024-09-04',
    checked,
    sources: [
      {
        title: 'Read Sri Lanka: converting export proceeds',
        href: 'https://readsrilanka.com/2024/09/09/relaxation-of-the-period-applicable-for-exporters-of-goods-to-convert-their-export-proceeds-into-sri-lanka-rupees/',
        dated: '2024-09-09',
      },
    ],
  },
  {
    key: 'foreign-currency-accounts',
    topic: 'coming-home',
    certainty: 'official',
    checked,
    sources: [
      {
        title: 'Bank of Ceylon: Business Foreign Currency Account',
        href: 'https://www.boc.lk/index.php/international-banking/deposits/deposit-accounts/bfca',
      },
      {
        title: 'Department of Foreign Exchange: questions on PFCA and BFCA',
        href: 'https://dfe.lk/web/index.php?option=com_content&view=category&id=78&Itemid=713&lang=en',
      },
    ],
  },
  {
    key: 'managed-from-here',
    topic: 'tax',
    certainty: 'seen',
    law: 'Inland Revenue Act, No. 24 of 2017',
    from: '2018-04-01',
    checked,
    sources: [
      {
        title: 'PwC: Sri Lanka, corporate residence',
        href: 'https://taxsummaries.pwc.com/sri-lanka/corporate/corporate-residence',
        dated: '2021-06-28',
      },
      {
        title: 'Orbitax: Sri Lanka, corporate tax residence',
        href: 'https://orbitax.com/taxhub/countrychapters/LK/Sri-Lanka/be23a4655ef4438cb25e8b279236ed68/Corporate-Tax-Residence-526',
      },
    ],
  },
  {
    key: 'fifteen-percent',
    topic: 'tax',
    certainty: 'official',
    law: 'Inland Revenue Act, First Schedule, paragraphs 1(6) and 4(2C)',
    from: '2025-04-01',
    checked,
    amount: '15',
    sources: [amendment],
  },
] as const satisfies readonly HomeRule[];

export type HomeRuleKey = (typeof sriLanka)[number]['key'];
