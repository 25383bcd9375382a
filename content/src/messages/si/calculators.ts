import { site } from '../../firm/site.ts';
import { published } from './published.ts';
import { sharing } from './sharing.ts';

const shared = {
  breadcrumb: 'සම්පත්',
  schedule: {
    legend: 'යොදාගන්නා ගාස්තු',
    quick: 'ඉක්මන් ඇස්තමේන්තුව',
    published: 'ප්‍රකාශිත ගාස්තු',
    withoutScript: 'ඔබ ලියන දේ අනුව ගණනය කිරීමට මෙම ගණකයට JavaScript අවශ්‍ය වේ.',
  },
  notInQuick: 'ඉක්මන් ඇස්තමේන්තුවේ ඇතුළත් නොවේ',
  moneyIn: 'ලැබෙන මුදල',
  moneyOut: 'යන මුදල',
  readAs: '{number} ලෙස කියවා ඇත',
  seeBreakdown: 'විස්තරය බලන්න',
  actions: {
    copy: 'ප්‍රතිඵලය පිටපත් කරන්න',
    copied: 'ප්‍රතිඵලය පිටපත් කරන ලදී',
    share: 'සබැඳිය බෙදා ගන්න',
    shared: 'සබැඳිය පිටපත් කරන ලදී',
    print: 'මුද්‍රණය කරන්න',
    csv: 'CSV ලෙස සුරකින්න',
  },
  sharing,
  compare: {
    keep: 'සැසඳීමට එක් කරන්න',
    kept: 'මෙවර පැමිණීම සඳහා එක් කරන ලදී.',
    now: 'දැන් සසඳන්න ({count})',
  },
  close: 'වසන්න',
  why: 'මෙම ගණකය භාවිත කරන්නේ ඇයි?',
  takingAction: 'ඊළඟට කළ හැකි දේ',
  others: 'වෙනත් ව්‍යාපාරික ගණක සහ සම්පත්',
  open: 'ගණකය විවෘත කරන්න',
  questions: 'ඔබේ ප්‍රශ්න, අපේ දැනුම',
  reviewed: 'මෙම පිටුවේ ගාස්තු පිළිබඳ කරුණු අවසන් වරට සමාලෝචනය කළ දිනය: {day}.',
} as const;

const chat = {
  button: 'ප්‍රශ්නයක් තිබේද? WhatsApp හි අසන්න!',
  panelTitle: 'WhatsApp හි අසන්න',
  panelText: 'WhatsApp විවෘත වන්නේ “ආයුබෝවන්! මට ප්‍රශ්නයක් තිබේ.” යන පණිවිඩය සමඟයි. ඔබ එහි “යවන්න” බොත්තම ඔබන තුරු කිසිවක් නොයැවේ.',
  open: 'WhatsApp විවෘත කරන්න',
  prefilled: 'ආයුබෝවන්! මට ප්‍රශ්නයක් තිබේ.',
} as const;

const listing = {
  card: 'විකිණීමේ විස්තර',
  fields: {
    soldPrice: { label: 'විකිණූ මිල', helper: 'යැවීමේ ගාස්තුව රහිත විකුණුම් මිල' },
    shippingPrice: { label: 'යැවීමේ ගාස්තුව', helper: 'ගැනුම්කරුගෙන් අය කළ මුදල' },
    itemCost: { label: 'භාණ්ඩයේ පිරිවැය', helper: 'භාණ්ඩයට ඔබ ගෙවූ මිල' },
    shippingCost: { label: 'යැවීමේ පිරිවැය', helper: 'යැවීමට ඔබ ගෙවූ මිල' },
  },
  category: {
    label: 'භාණ්ඩ ප්‍රවර්ගය',
    options: { collectibles: 'එකතු කරන භාණ්ඩ', electronics: 'ඉලෙක්ට්‍රොනික උපකරණ', fashion: 'විලාසිතා' },
  },
  options: {
    legend: 'තේරීම්',
    topRatedSeller: 'Top Rated විකුණුම්කරු',
    belowStandardSeller: 'Below Standard විකුණුම්කරු',
    internationalFee: 'ජාත්‍යන්තර ගාස්තුව',
    promotedListing: 'ප්‍රචාරණය කළ දැන්වීම',
    salesTax: 'විකුණුම් බද්ද',
    otherFees: 'වෙනත් ගාස්තු',
  },
  breakdown: {
    card: 'ගාස්තු විස්තරය',
    income: 'විකිණූ මිල + යැවීමේ ගාස්තුව',
    finalValueFee: 'අවසන් අගය ගාස්තුව (final value fee)',
    managedPaymentsFee: 'කළමනාකරණය කළ ගෙවීම් ගාස්තුව',
    itemCost: 'භාණ්ඩයේ පිරිවැය',
    shippingCost: 'යැවීමේ පිරිවැය',
    profit: 'විකිණීමෙන් ලාභය:',
  },
  shares: {
    fees: 'ගාස්තු {percent}%',
    costs: 'ඔබේ පිරිවැය {percent}%',
    profit: 'ලාභය {percent}%',
  },
  quickNote: 'දළ ගණනයක්: විකිණීමෙන් {rate} සහ {fixed}. ප්‍රවර්ගය සහ තේරීම් අනුව එය වෙනස් නොවේ.',
} as const;

const paypal = {
  quickNote: 'දළ ගණනයක්: විකිණීමෙන් {rate} සහ {fixed}. මේවා PayPal හි ගාස්තු නොවේ. ප්‍රවර්ගය සහ තේරීම් අනුව එය වෙනස් නොවේ.',
  feeInformation: {
    title: 'ගාස්තු තොරතුරු',
    text: 'ශ්‍රී ලංකාවේ PayPal ගාස්තු සාමාන්‍යයෙන් දේශීය ගනුදෙනු සඳහා 2.9% සිට, ජාත්‍යන්තර ගනුදෙනු සඳහා 4.4% සහ ස්ථාවර ගාස්තුවක් දක්වා වේ. දේශසීමා හරහා ගනුදෙනු සහ මුදල් පරිවර්තන ගාස්තු අදාළ විය හැක.',
  },
} as const;

const wise = {
  quickNote: 'ස්ථාවර ගාස්තු සහ ස්ථාවර විනිමය අනුපාතයක් (අද අනුපාතය නොවේ) යොදා කළ දළ ගණනයක්.',
  card: 'ගනුදෙනු විස්තර',
  youSend: 'ඔබ යවන මුදල',
  senderCurrency: 'ඔබ යවන මුදල් ඒකකය',
  rateLine: '1 {from} = {rate} {to}',
  rateFixed: 'මෙම ගණකයේ ස්ථාවරයි',
  recipientGets: 'ලබන්නාට ලැබෙන මුදල',
  recipientCurrency: 'ලබන්නාට ලැබෙන මුදල් ඒකකය',
  payBy: 'ඔබ ගෙවීමට කැමති කෙසේද?',
  methods: {
    bankTransfer: { name: 'බැංකු මුදල් මාරුව', line: 'ඔබේ බැංකු ගිණුමෙන් මුදල් මාරු කරන්න' },
    account: { name: 'ඔබේ ගිණුම', line: 'ඔබේ ගිණුමේ ඇති මුදලින් එකවර ගෙවන්න' },
    swift: { name: 'SWIFT මාරුව', line: 'පිටරට ඇති ඔබේ බැංකු ගිණුමෙන් යවන්න' },
    debitCard: { name: 'හරපත', line: 'LKR 10,000 සීමාවට වැඩි මුදල් සඳහා' },
    creditCard: { name: 'ණයපත', line: 'LKR 10,000 සීමාවට වැඩි මුදල් සඳහා' },
  },
  breakdown: {
    card: 'ගාස්තු විස්තරය',
    takenFrom: '{amount} සඳහා ගාස්තු',
    bankTransferFee: 'බැංකු මාරු ගාස්තුව',
    ourFee: 'අපේ ගාස්තුව',
    volumeDiscount: 'පරිමා වට්ටම',
    total: 'ඇතුළත් කළ මුළු ගාස්තු ({pct}%)',
    totalAlone: 'ඇතුළත් කළ මුළු ගාස්තු',
    ofOneTransfer: 'මෙම ඇස්තමේන්තුවේ ඇත්තේ මෙම මාරුවට පමණක් අදාළ වට්ටමයි. Wise මාසයක් තුළ ඔබ යවන සියල්ල ගණන් ගනී: පහත ප්‍රශ්න බලන්න.',
  },
  payDialog: {
    title: 'ඔබ ගෙවීමට කැමති කෙසේද?',
    text: 'මෙම මුදල් මාරුවට ගෙවිය හැකි ක්‍රම',
    totalFee: 'මුළු ගාස්තුව',
  },
  discountDialog: {
    title: 'පරිමා වට්ටමේ විස්තරය',
    originalFee: 'මුල් ගාස්තුව',
    newFee: 'නව ගාස්තුව',
    totalSaving: 'ඉතිරි කරගත් මුළු මුදල',
    whyTitle: 'ඔබට වට්ටමක් ලැබුණේ ඇයි',
    whyText: 'ඔබ මෙම මුදල් මාරුවෙන් {amount} {currency} යවන බැවින් අපි අපේ ගාස්තුව {x}% සිට {y}% දක්වා අඩු කරන්නෙමු.',
    meansTitle: 'මෙයින් අදහස් වන දේ',
    meansText: 'මෙම මුදල් මාරුවට ඔබට මේ වට්ටම ලැබේ. ඊට වැඩි වට්ටම් සඳහා මුදල වැඩි කරන්න.',
    meansTopText: 'මෙම මුදල් මාරුවට ඔබට මේ වට්ටම ලැබේ. එය විශාලතම වට්ටමයි.',
    noneTitle: 'තවම වට්ටමක් නැත',
    noneText: 'තවත් {amount} {currency} යැවුවහොත් අපේ ගාස්තුවෙන් {percent}%ක් අඩු වේ.',
  },
} as const;

const amazon = {
  quickNote: 'අඟල් සහ රාත්තල්වලින් එක් ප්‍රමාණ වගුවක් යොදා කළ දළ ගණනයක්. ඉහළම ඉල්ලුම් සමයේ ගාස්තු සහ අතිරේක ගාස්තු ඇතුළත් නොවේ.',
  quickNoteAbroad:
    'ඉක්මන් ඇස්තමේන්තුව යොදාගන්නේ අඟල් සහ රාත්තල්වලින් එක්සත් ජනපදයේ ප්‍රමාණයි. මෙම වෙළෙඳ වේදිකාවට එය එම මුදල්ම VAT රහිතව {symbol} ලෙස පෙන්වයි. ප්‍රකාශිත ගාස්තුවලට VAT ඇතුළත් ය.',
  readBack: '{number} ලෙස කියවා ඇත',
  market: {
    title: 'වෙළෙඳ වේදිකාව සහ ප්‍රවර්ගය',
    marketplace: 'Amazon වෙළෙඳ වේදිකාව',
    marketplaces: {
      us: `එක්සත් ජනපදය (${site.amazonUsHost})`,
      uk: 'එක්සත් රාජධානිය (amazon.co.uk)',
      de: 'ජර්මනිය (amazon.de)',
    },
    category: 'භාණ්ඩ ප්‍රවර්ගය',
    categories: {
      everything_else: 'අනෙක් සියල්ල',
      electronics: 'ඉලෙක්ට්‍රොනික උපකරණ',
      clothing: 'ඇඳුම් සහ පලඳනා',
      books: 'පොත්',
    },
  },
  pricing: {
    title: 'මිල සහ පිරිවැය',
    sellingPrice: 'විකුණුම් මිල',
    productCost: 'භාණ්ඩයේ පිරිවැය',
    fulfilment: 'භාණ්ඩ ප්‍රවර්ගය',
    fulfilmentName: 'භාණ්ඩ ප්‍රවර්ගය: ඇණවුම් ඉටු කරන ක්‍රමය',
    fulfilments: { fba: 'FBA (Amazon විසින් යැවීම)', fbm: 'FBM (විකුණුම්කරු විසින් යැවීම)' },
  },
  size: {
    title: 'මිල සහ පිරිවැය',
    titleName: 'මිල සහ පිරිවැය: පාර්සලයේ ප්‍රමාණය',
    lengthIn: 'දිග (අඟල්)',
    widthIn: 'පළල (අඟල්)',
    heightIn: 'උස (අඟල්)',
    weightLb: 'බර (රාත්තල්)',
  },
  additional: {
    title: 'අමතර පිරිවැය (අත්‍යවශ්‍ය නොවේ)',
    shippingToAmazon: 'Amazon වෙත යැවීමේ පිරිවැය',
    marketingCost: 'අලෙවිකරණ පිරිවැය',
    storageCost: 'අමතර ගබඩා කිරීම',
  },
  submit: 'ලාභය ගණනය කරන්න',
  metrics: {
    title: 'ප්‍රධාන කාර්යසාධන දර්ශක',
    netProfit: 'ශුද්ධ ලාභය',
    profitMargin: 'ලාභ ආන්තිකය',
    roi: 'ආයෝජන ප්‍රතිලාභය (ROI)',
    totalRevenue: 'මුළු විකුණුම් ආදායම',
    totalCosts: 'මුළු පිරිවැය',
    summary: 'ශුද්ධ ලාභය {netProfit}, ලාභ ආන්තිකය {margin}%, ආයෝජන ප්‍රතිලාභය {roi}%.',
  },
  chart: {
    title: 'ප්‍රධාන කාර්යසාධන දර්ශක',
    titleName: 'ප්‍රධාන කාර්යසාධන දර්ශක: ප්‍රස්තාරය',
    loading: 'ප්‍රස්තාරය පූරණය වෙමින්…',
    part: 'කොටස',
    amount: 'මුදල',
    share: 'ප්‍රතිශතය',
    slices: {
      shippingAndMarketing: 'යැවීම සහ අලෙවිකරණය',
      netProfit: 'ශුද්ධ ලාභය',
      productDetails: 'භාණ්ඩයේ විස්තර',
      amazonFees: 'Amazon ගාස්තු',
    },
    centre: 'ආන්තිකය',
  },
  fees: {
    title: 'Amazon ගාස්තු',
    referral: 'Amazon විකුණුම් ගාස්තුව (referral fee)',
    referralWhy: '{price} හි {percent}%, {category}',
    fulfilment: 'ඇණවුම් ඉටු කිරීමේ ගාස්තුව',
    fulfilmentWhy: {
      standard: 'සම්මත ප්‍රමාණය, රාත්තල් {weight}',
      oversize: 'අධිප්‍රමාණ, රාත්තල් {weight}',
      merchant: 'ඔබම යැවීම',
      noWeight: 'බරක් සඳහන් කර නැත',
    },
    total: 'මුළු Amazon ගාස්තු',
  },
  costs: {
    title: 'ඔබේ පිරිවැය',
    productCost: 'භාණ්ඩයේ පිරිවැය',
    shippingToAmazon: 'Amazon වෙත යැවීමේ පිරිවැය',
    marketingCost: 'අලෙවිකරණ පිරිවැය',
    storageCost: 'අමතර ගබඩා කිරීම',
    total: 'ඔබේ මුළු පිරිවැය',
  },
  perUnit: {
    title: 'ඒකකයක විශ්ලේෂණය',
    revenue: 'ඒකකයක විකුණුම් ආදායම',
    cost: 'ඒකකයක පිරිවැය',
    fees: 'ඒකකයක ගාස්තු',
  },
  analysis: {
    title: 'විශ්ලේෂණය සහ නිර්දේශ',
    low: 'අඩු ලාභයක් දෙන භාණ්ඩයක්',
    healthy: 'හොඳ ලාභදායිතාව',
    lowText:
      'සෑම ඒකකයකටම ලැබෙන මුදලට වඩා වැය වේ: ශුද්ධ ලාභය විකුණුම් ආදායමෙන් {profit}%කි. Amazon ගාස්තු {fees}% ද ඔබේම පිරිවැය {costs}% ද ගනියි.',
    healthyText: 'විකුණුම් ආදායමෙන් {profit}%ක් ඔබට ඉතිරි වේ. Amazon ගාස්තු {fees}% ද ඔබේම පිරිවැය {costs}% ද ගනියි.',
    roiText: 'ROI {roi}%; වර්ධනයට 50%+ ඉලක්ක කරන්න.',
    noCosts: 'ROI බැලීමට ඒකකයට ඔබට වැය වන මුදල ඇතුළත් කරන්න; වර්ධනයට 50%+ ඉලක්ක කරන්න.',
    recommendations: {
      price: 'මිල වැඩි කරන්න, නැතහොත් භාණ්ඩයේ පිරිවැය අඩු කරන්න.',
      costs: 'දැන් විකුණුම් ආදායමෙන් {percent}%ක් වන යැවීමේ සහ අලෙවිකරණ පිරිවැය අඩු කරන්න.',
      noShipping: 'යැවීමේ සහ අලෙවිකරණ පිරිවැය ද ඇතුළත් කරන්න: බොහෝ ඒකකවලට ඒවා අවශ්‍ය වේ. ඉන්පසු ඒවා අඩු කරන්න.',
      size: 'සම්මත ප්‍රමාණ කාණ්ඩයේ රැඳීමට ඇසුරුම් කිරීම නැවත සලකා බලන්න.',
    },
  },
} as const;

export const calculators = { published, shared, chat, listing, paypal, wise, amazon } as const;
