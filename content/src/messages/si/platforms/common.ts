export const groups = {
  where: 'ඔබ විකුණන තැන',
  sale: 'විකිණීම',
  transfer: 'මුදල් මාරුව',
  costs: 'ඔබේ පිරිවැය',
  options: 'තේරීම්',
  in: 'ලැබෙන මුදල',
  fees: 'ගාස්තු',
  out: 'ඔබේ පිරිවැය',
  result: 'ඉතිරි වන මුදල',
} as const;

export const saleLines = {
  revenue: 'ලැබෙන මුදල',
  totalFees: 'සියලු ගාස්තු',
  itemCost: 'භාණ්ඩයේ පිරිවැය',
  shippingPrice: 'යැවීමේ ගාස්තුව',
  shippingCost: 'යැවීමේ පිරිවැය',
  otherCosts: 'වෙනත් පිරිවැය',
  costs: 'ඔබේ පිරිවැය',
  profit: 'ලාභය',
  profitMargin: 'ලාභ ආන්තිකය',
  returnOnCosts: 'පිරිවැයට ප්‍රතිලාභය',
} as const;

export const paymentLines = {
  amount: 'මුදල',
  fee: 'ගාස්තුව',
  feeShare: 'මුදලින් කොටසක් ලෙස ගාස්තු',
  net: 'ලැබෙන මුදල',
} as const;

export const sriLanka = {
  fields: { sriLankanVat: { label: 'වේදිකාව එහි ගාස්තුවලට 18% ශ්‍රී ලංකා VAT එකතු කරයි' } },
  lines: { sriLankanVat: 'ගාස්තු මත ශ්‍රී ලංකා VAT', sriLankanVatRate: 'ශ්‍රී ලංකා VAT අනුපාතය' },
  notCounted: {
    sriLankanVat:
      '2026 ජූලි 1 සිට ගාස්තු මත 18% ශ්‍රී ලංකා VAT. මෙම වේදිකාව එය අය කරන්නේ දැයි පවසන පිටුවක් අපට හමු නොවීය; තේරීමකින් එය ගණන් ගත හැක.',
  },
  stampDuty: { stampDuty: 'ශ්‍රී ලංකා ණයපතකින් ගාස්තුව ගෙවන විට 2.5% මුද්දර ගාස්තුව (අවසන් වරට දුටුවේ 2025 දී).' },
} as const;

export const unsourced = { commonKnowledge: 'පොදුවේ දන්නා කරුණකි; ප්‍රසිද්ධ පිටුවක් හමු නොවීය' } as const;
