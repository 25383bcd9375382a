import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, saleLines } from './common.ts';

export const daraz = {
  name: 'Daraz',
  page: {
    meta: {
      title: `Daraz கட்டணக் கணிப்பான், இலங்கை | ${site.brand}`,
      description:
        'தரகு, கொடுப்பனவுக் கட்டணம், விநியோகம், பொருளின் கொள்விலை போன பின் Daraz.lk விற்பனையில் ரூபாவில் மீதமாவது, உங்கள் Seller Center வீதங்களின்படி.',
    },
    heading: 'Daraz கட்டணக் கணிப்பான்',
    lead: 'Daraz விற்பனையில் உங்களுக்கு மீதமாவது, உங்கள் கடையின் சொந்த வீதங்களின்படி.',
    note: 'இலங்கைக்கான வீதங்களை Daraz வெளியிடும் பக்கத்தை நாங்கள் காணவில்லை; எனவே எந்த வீதத்தையும் நாங்கள் ஊகிப்பதில்லை. ஒவ்வொரு வகைக்குமான தரகை உங்கள் Seller Center காட்டும். உங்கள் சொந்த வீதங்களை எழுதுங்கள்.',
  },
  calculator: {
    title: 'விற்பனை',
    result: 'கட்டண விபரம்',
    totals: { profit: 'இலாபம்' },
    groups: {
      sale: groups.sale,
      rates: 'Daraz இல் உங்கள் வீதங்கள்',
      in: groups.in,
      fees: groups.fees,
      out: groups.out,
      result: groups.result,
    },
    fields: {
      price: { label: 'விற்பனை விலை', help: 'உங்கள் வவுச்சர்கள் போக, பொருளுக்குக் கொள்வனவாளர் செலுத்துவது.' },
      itemCost: { label: 'பொருளின் கொள்விலை' },
      shippingCost: { label: 'விநியோகத்திற்கும் பொதியிடலுக்கும் நீங்கள் செலுத்துவது' },
      commissionRate: { label: 'தரகு', help: 'அந்த வகைக்கு Seller Center காட்டுவதுபோல்.' },
      paymentRate: {
        label: 'கொடுப்பனவுக் கட்டணம்',
        help: 'உங்கள் கணக்குக் கூற்று காட்டுவதுபோல். இல்லையெனில் 0 என எழுதுங்கள்.',
      },
      otherFees: {
        label: 'கட்டளையின் ஏனைய கட்டணங்கள்',
        help: 'உதாரணம்: கையாளும் கட்டணம், அல்லது Daraz சேர்க்கும் வரி.',
      },
    },
    boxes: {},
    choices: {},
    sample: {
      title: 'கைத்தறி மெத்தை உறை',
      price: '2500.00',
      itemCost: '1200.00',
      shippingCost: '100.00',
      commissionRate: '12',
      paymentRate: '2',
      otherFees: '0.00',
    },
    notCounted: {
      promotions: 'Daraz இல் நீங்கள் சேரும் விளம்பரங்கள், பிரசாரங்கள், இலவச விநியோகம்.',
      returns: 'திரும்பி வரும் பொதிகளும், தாமதமான அல்லது இரத்தான கட்டளைகளுக்கான தண்டப்பணமும்.',
    },
    lines: {
      price: 'விற்பனை விலை',
      commission: 'தரகு',
      commissionRate: 'உங்கள் தரகு வீதம்',
      paymentFee: 'கொடுப்பனவுக் கட்டணம்',
      paymentRate: 'உங்கள் கொடுப்பனவுக் கட்டண வீதம்',
      otherFees: 'ஏனைய கட்டணங்கள்',
      totalFees: saleLines.totalFees,
      feeShare: 'விலையில் கட்டணத்தின் பங்கு',
      itemCost: saleLines.itemCost,
      shippingCost: saleLines.shippingCost,
      costs: saleLines.costs,
      profit: saleLines.profit,
      profitMargin: saleLines.profitMargin,
      returnOnCosts: saleLines.returnOnCosts,
    },
  },
  table: {},
} as const satisfies PlatformWords;
