export const groups = {
  where: 'நீங்கள் விற்கும் இடம்',
  sale: 'விற்பனை',
  transfer: 'பணப் பரிமாற்றம்',
  costs: 'உங்கள் செலவுகள்',
  options: 'தெரிவுகள்',
  in: 'வரும் பணம்',
  fees: 'கட்டணங்கள்',
  out: 'உங்கள் செலவுகள்',
  result: 'மீதமாவது',
} as const;

export const saleLines = {
  revenue: 'வரும் பணம்',
  totalFees: 'அனைத்துக் கட்டணங்கள்',
  itemCost: 'பொருளின் கொள்விலை',
  shippingPrice: 'அனுப்பும் கட்டணம்',
  shippingCost: 'அனுப்பும் செலவு',
  otherCosts: 'ஏனைய செலவுகள்',
  costs: 'உங்கள் செலவுகள்',
  profit: 'இலாபம்',
  profitMargin: 'இலாப வீதம்',
  returnOnCosts: 'செலவின் மீதான வருவாய்',
} as const;

export const paymentLines = {
  amount: 'தொகை',
  fee: 'கட்டணம்',
  feeShare: 'தொகையில் கட்டணத்தின் பங்கு',
  net: 'வந்துசேர்வது',
} as const;

export const sriLanka = {
  fields: { sriLankanVat: { label: 'தளம் தன் கட்டணங்களுடன் 18% இலங்கை VAT ஐச் சேர்க்கிறது' } },
  lines: { sriLankanVat: 'கட்டணங்கள் மீதான இலங்கை VAT', sriLankanVatRate: 'இலங்கை VAT வீதம்' },
  notCounted: {
    sriLankanVat:
      '1 ஜூலை 2026 முதல் கட்டணங்கள் மீது 18% இலங்கை VAT. இந்தத் தளம் அதை அறவிடுகிறதா எனக் கூறும் பக்கத்தை நாங்கள் காணவில்லை; ஒரு தெரிவு அதைக் கணக்கிடும்.',
  },
  stampDuty: {
    stampDuty: 'இலங்கைக் கடனட்டையில் கட்டணத்தைச் செலுத்தும்போது 2.5% முத்திரைத் தீர்வை (கடைசியாக நடைமுறையில் கண்டது 2025 இல்).',
  },
} as const;

export const unsourced = { commonKnowledge: 'பொதுவாக அறியப்பட்டது; பொதுப் பக்கம் எதுவும் கிடைக்கவில்லை' } as const;
