import type { Schedule, Source } from '@formation/fees';

const act: Source = {
  title: 'Inland Revenue (Amendment) Act, No. 2 of 2025',
  href: 'https://documents.gov.lk/view/acts/2025/3/02-2025_E.pdf',
  checked: '2026-11-21',
  own: true,
};
const advisor: Source = {
  title: 'TaxAdvisor.lk: foreign service income from 1 April 2025',
  href: 'https://www.taxadvisor.lk/article/fsi',
  checked: '2026-11-21',
};
const exporter: Source = {
  title: 'TaxAdvisor.lk: service exports from April 2025',
  href: 'https://taxadvisor.lk/article/sei',
  checked: '2026-11-21',
};
const teli: Source = {
  title: 'Teli Audit: Sri Lanka, tax on foreign currency income',
  href: 'https://www.teliaudit.com/sri_lanka_foreign_currency_income_tax_rules.php',
  checked: '2026-11-21',
};

/** Rupees a year without tax, the first rupees above them and their rate, and the most that the rest is taxed at. */
export type TaxRule = Readonly<{ relief: string; first: string; firstRate: string; mostRate: string }>;

/** Income of residents for services to clients abroad, in foreign currency, remitted to Sri Lanka through a bank. */
export const taxRules: Schedule<TaxRule> = [
  {
    from: '2025-04-01',
    status: 'seen', // the Act has the numbers; that the rest above the first step goes at the highest, others say
    source: act,
    confirmedBy: [advisor, exporter, teli],
    value: { relief: '1800000', first: '1000000', firstRate: '0.06', mostRate: '0.15' },
  },
];
