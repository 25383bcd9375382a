import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, saleLines, sriLanka } from './common.ts';

export const tiktokShop = {
  name: 'TikTok Shop',
  page: {
    meta: {
      title: `TikTok Shop கட்டணக் கணிப்பான் | ${site.brand}`,
      description:
        'US அல்லது UK இலுள்ள TikTok Shop கட்டளையில் உங்களுக்கு மீதமாவது: TikTok கட்டணம், படைப்பாளர், தபால் செலவு, பொருள் போன பின்; மீளளிப்பின் செலவும்.',
    },
    heading: 'TikTok Shop கட்டணக் கணிப்பான்',
    lead: 'TikTok கட்டணம், படைப்பாளர், தபால் செலவு, பொருள் போன பின் ஒரு கட்டளையில் உங்களுக்கு மீதமாவது.',
    note: 'US, UK இல் TikTok வெளியிட்ட கட்டணங்கள். மூலத்தைக் காண எந்தத் தொகையையும் தொடுங்கள். இலங்கை விற்பனையாளர் TikTok Shop ஐத் திறக்க இடமளிக்கும் பக்கத்தை நாங்கள் காணவில்லை. அதற்காகக் கம்பனி ஆரம்பிக்கும் முன் TikTok இடம் கேளுங்கள்.',
  },
  calculator: {
    title: 'கட்டளை',
    result: 'கட்டண விபரம்',
    ownPage: 'TikTok இன் சொந்தப் பக்கம்',
    totals: { profit: 'இலாபம்' },
    groups: {
      shop: 'உங்கள் கடை',
      sale: 'கட்டளை',
      in: groups.in,
      fees: groups.fees,
      out: groups.out,
      result: groups.result,
      refund: 'அனுப்பிய பின் நீங்கள் பணத்தை மீளளித்தால்',
    },
    fields: {
      ...sriLanka.fields,
      market: { label: 'கடையின் நாடு' },
      category: { label: 'நீங்கள் விற்பது' },
      price: {
        label: 'கொள்வனவாளர் செலுத்துவது',
        help: 'எல்லாத் தள்ளுபடிகளும் போக, பொருளும் தபால் செலவும். US இல் விற்பனை வரி இல்லாமல்.',
      },
      platformDiscount: { label: 'TikTok செலுத்தும் தள்ளுபடி' },
      itemCost: { label: 'பொருளின் கொள்விலை' },
      shippingCost: { label: 'தபாலுக்கும் பொதியிடலுக்கும் நீங்கள் செலுத்துவது' },
      otherFees: { label: 'கட்டளையின் ஏனைய கட்டணங்கள்', help: 'உதாரணம்: படைப்பாளரின் தரகு, அல்லது விளம்பரம்.' },
    },
    boxes: {},
    choices: {
      market: { us: 'ஐக்கிய அமெரிக்கா', uk: 'ஐக்கிய இராச்சியம்' },
      category: { other: 'பெரும்பாலான வகைகள்', jewellery: 'ஆபரணங்கள்', electronics: 'இலத்திரனியல் பொருட்களும் கணினிகளும்' },
    },
    sample: {
      title: 'கறுவாப் பரிசுப் பெட்டி',
      market: 'us',
      category: 'other',
      price: '40.00',
      platformDiscount: '0.00',
      itemCost: '12.00',
      shippingCost: '7.00',
      otherFees: '4.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      newSellers: 'புதிய விற்பனையாளர்களுக்கு TikTok சிறிது காலம் தரக்கூடிய குறைந்த கட்டணம். அது அடிக்கடி மாறும்.',
      returns: 'திரும்பி வரும் பொருட்களும், அவற்றின் தபால் செலவும்.',
      payout:
        'பணம் பெறுவதும் ரூபாவாக மாற்றுவதும். இலங்கை விற்பனையாளருக்கு TikTok Shop எப்படிச் செலுத்துகிறது எனக் கூறும் பக்கத்தை நாங்கள் காணவில்லை.',
      company: 'உங்களுக்குக் கம்பனி தேவையானால், கடையின் நாட்டில் அதற்கு ஒவ்வோர் ஆண்டும் ஆகும் செலவு.',
    },
    lines: {
      ...sriLanka.lines,
      price: 'கொள்வனவாளர் செலுத்துவது',
      platformDiscount: 'TikTok செலுத்தும் தள்ளுபடி',
      revenue: saleLines.revenue,
      commission: 'TikTok கட்டணம்',
      commissionRate: 'TikTok கட்டண வீதம்',
      otherFees: 'ஏனைய கட்டணங்கள்',
      totalFees: saleLines.totalFees,
      feeShare: 'வரும் பணத்தில் கட்டணத்தின் பங்கு',
      itemCost: saleLines.itemCost,
      shippingCost: saleLines.shippingCost,
      costs: saleLines.costs,
      profit: saleLines.profit,
      profitMargin: saleLines.profitMargin,
      returnOnCosts: saleLines.returnOnCosts,
      refundFee: 'மீளளிப்புக்கான TikTok கட்டணம்',
      refundRate: 'மீளளிப்புக் கட்டண வீதம்',
      refundMost: 'ஒரு மீளளிப்புக்கு அறவிடும் கூடியபட்சம்',
    },
  },
  table: {
    commission: 'TikTok கட்டணம்',
    us: 'ஐக்கிய அமெரிக்கா',
    uk: 'ஐக்கிய இராச்சியம், VAT உட்பட',
    other: 'பெரும்பாலான வகைகள்',
    jewellery: 'ஆபரணங்கள்',
    electronics: 'இலத்திரனியல் பொருட்களும் கணினிகளும்',
    euCommission: 'EU இல் TikTok கட்டணம்',
    refundAdministration: 'US இல் அனுப்பிய பின் மீளளிப்பு, TikTok கட்டணத்தில்',
    smallestPayout: 'US இல் மிகச் சிறிய கொடுப்பனவு வழங்கல்',
  },
} as const satisfies PlatformWords;
