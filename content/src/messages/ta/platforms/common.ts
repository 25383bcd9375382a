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
  profitMargin: 'இலாப எல்லை',
  returnOnCosts: 'செலவின் மீதான வருவாய்',
} as const;

export const paymentLines = {
  amount: 'தொகை',
  fee: 'கட்டணம்',
  feeShare: 'தொகையில் கட்டணத்தின் பங்கு',
  net: 'வந்துசேர்வது',
} as const;
