import type { Tool } from '../../src/entries/tool.ts';

/** Every free tool, by its name in the lists below. */
export const tools = {
  ebay: {
    href: '/calculator/ebay',
    icon: 'gavel',
    title: { en: 'eBay Fee Calculator', si: 'eBay ගාස්තු ගණකය', ta: 'eBay கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from a sale after fees, postage and the item.',
      si: 'ගාස්තු, තැපැල් ගාස්තු සහ භාණ්ඩයේ පිරිවැය අඩු කළ පසු විකිණීමකින් ඉතිරි වන මුදල.',
      ta: 'கட்டணங்கள், தபால் செலவு, பொருளின் விலை போன பின் ஒரு விற்பனையில் மீதமாவது.',
    },
  },
  paypal: {
    href: '/calculator/paypal',
    icon: 'wallet',
    title: { en: 'PayPal Fee Calculator', si: 'PayPal ගාස්තු ගණකය', ta: 'PayPal கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from a sale when the buyer pays by PayPal.',
      si: 'ගැනුම්කරු PayPal මඟින් ගෙවන විට විකිණීමකින් ඉතිරි වන මුදල.',
      ta: 'கொள்வனவாளர் PayPal மூலம் செலுத்தும்போது விற்பனையில் மீதமாவது.',
    },
  },
  wise: {
    href: '/calculator/wise',
    icon: 'send',
    title: { en: 'Wise Fee Calculator', si: 'Wise ගාස්තු ගණකය', ta: 'Wise கட்டணக் கணிப்பான்' },
    text: {
      en: 'What the recipient gets, by currency, amount and payment method.',
      si: 'මුදල් ඒකකය, මුදල සහ ගෙවන ක්‍රමය අනුව ලැබෙන මුදල.',
      ta: 'வந்துசேரும் தொகை: நாணயம், தொகை, செலுத்தும் முறை என்பவற்றின்படி.',
    },
  },
  amazon: {
    href: '/calculator/amazon',
    icon: 'package',
    title: { en: 'Amazon Fee Calculator', si: 'Amazon ගාස්තු ගණකය', ta: 'Amazon கட்டணக் கணிப்பான்' },
    text: {
      en: 'Referral, fulfilment and profit for each unit you sell.',
      si: 'ඔබ විකුණන එක් එක් ඒකකයට විකුණුම් ගාස්තුව, ඇණවුම් ඉටු කිරීම සහ ලාභය.',
      ta: 'நீங்கள் விற்கும் ஒவ்வோர் அலகிற்கும் விற்பனைக் கட்டணம், கட்டளை நிறைவேற்றல் கட்டணம், இலாபம்.',
    },
  },
  etsy: {
    href: '/calculator/etsy',
    icon: 'store',
    title: { en: 'Etsy Fee Calculator', si: 'Etsy ගාස්තු ගණකය', ta: 'Etsy கட்டணக் கணிப்பான்' },
    text: {
      en: 'Listing, transaction, payment and offsite-ad fees together.',
      si: 'දැන්වීම්, ගනුදෙනු, ගෙවීම් සහ Offsite Ads ගාස්තු එකට.',
      ta: 'பதிவிடல், கொடுக்கல் வாங்கல், கொடுப்பனவு, வெளித்தள விளம்பரக் கட்டணங்கள் சேர்த்து.',
    },
  },
  shopify: {
    href: '/calculator/shopify',
    icon: 'globe',
    title: { en: 'Shopify Fee Calculator', si: 'Shopify ගාස්තු ගණකය', ta: 'Shopify கட்டணக் கணிப்பான்' },
    text: {
      en: 'What an order in your own shop leaves you, by gateway and plan.',
      si: 'ගෙවීම් ද්වාරය සහ සැලැස්ම අනුව, ඔබේම වෙළෙඳසැලේ ඇණවුමකින් ඉතිරි වන මුදල.',
      ta: 'உங்கள் சொந்தக் கடையின் கட்டளையில் மீதமாவது, நுழைவாயில், திட்டம் என்பவற்றின்படி.',
    },
  },
  daraz: {
    href: '/calculator/daraz',
    icon: 'store',
    title: { en: 'Daraz Fee Calculator', si: 'Daraz ගාස්තු ගණකය', ta: 'Daraz கட்டணக் கணிப்பான்' },
    text: {
      en: 'What a sale on Daraz leaves you in rupees, by your own rates.',
      si: 'Daraz විකිණීමකින් රුපියල්වලින් ඉතිරි වන මුදල, ඔබේම අනුපාත අනුව.',
      ta: 'Daraz விற்பனையில் ரூபாவில் மீதமாவது, உங்கள் சொந்த வீதங்களின்படி.',
    },
  },
  'tiktok-shop': {
    href: '/calculator/tiktok-shop',
    icon: 'store',
    title: { en: 'TikTok Shop Fee Calculator', si: 'TikTok Shop ගාස්තු ගණකය', ta: 'TikTok Shop கட்டணக் கணிப்பான்' },
    text: {
      en: 'What an order in the US or the UK leaves you after TikTok and creators.',
      si: 'TikTok ගාස්තුවෙන් සහ නිර්මාපකයන්ට ගෙවන මුදලෙන් පසු US හෝ UK හි ඇණවුමකින් ඉතිරි වන මුදල.',
      ta: 'TikTok உம் படைப்பாளரும் போன பின் US அல்லது UK கட்டளையில் மீதமாவது.',
    },
  },
  upwork: {
    href: '/calculator/upwork',
    icon: 'briefcase-business',
    title: { en: 'Upwork Fee Calculator', si: 'Upwork ගාස්තු ගණකය', ta: 'Upwork கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from a contract after the service fee and Connects.',
      si: 'සේවා ගාස්තුවෙන් සහ Connects වලින් පසු ගිවිසුමකින් ඉතිරි වන මුදල.',
      ta: 'சேவைக் கட்டணமும் Connects செலவும் போன பின் ஒப்பந்தத்தில் மீதமாவது.',
    },
  },
  fiverr: {
    href: '/calculator/fiverr',
    icon: 'handshake',
    title: { en: 'Fiverr Fee Calculator', si: 'Fiverr ගාස්තු ගණකය', ta: 'Fiverr கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from an order and its tip, and what the buyer pays.',
      si: 'ඇණවුමකින් සහ එහි ටිප් (tip) මුදලින් ඉතිරි වන මුදල සහ ගැනුම්කරු ගෙවන මුදල.',
      ta: 'கட்டளையிலும் அதன் அன்பளிப்பிலும் (tip) மீதமாவது, கொள்வனவாளர் செலுத்துவது.',
    },
  },
  youtube: {
    href: '/calculator/youtube',
    icon: 'play',
    title: { en: 'YouTube Earnings Calculator', si: 'YouTube ආදායම් ගණකය', ta: 'YouTube வருமானக் கணிப்பான்' },
    text: {
      en: 'What a month pays you after YouTube’s share and the US tax.',
      si: 'YouTube කොටසෙන් සහ US බද්දෙන් පසු මාසයකින් ඔබට ලැබෙන මුදල.',
      ta: 'YouTube இன் பங்கும் US வரியும் போன பின் ஒரு மாதத்தில் உங்களுக்குக் கிடைப்பது.',
    },
  },
  patreon: {
    href: '/calculator/patreon',
    icon: 'users',
    title: { en: 'Patreon Fee Calculator', si: 'Patreon ගාස්තු ගණකය', ta: 'Patreon கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from your members’ payments in a month.',
      si: 'මාසයක සාමාජිකයන්ගේ ගෙවීම්වලින් ඔබට ඉතිරි වන මුදල.',
      ta: 'ஒரு மாதத்தில் உறுப்பினர்களின் கொடுப்பனவுகளில் மீதமாவது.',
    },
  },
  udemy: {
    href: '/calculator/udemy',
    icon: 'book-open-text',
    title: { en: 'Udemy Earnings Calculator', si: 'Udemy ආදායම් ගණකය', ta: 'Udemy வருமானக் கணிப்பான்' },
    text: {
      en: 'What course sales leave you after Udemy’s share and the US tax.',
      si: 'Udemy කොටසෙන් සහ US බද්දෙන් පසු පාඨමාලා විකිණීම්වලින් ඔබට ඉතිරි වන මුදල.',
      ta: 'Udemy இன் பங்கும் US வரியும் போன பின் பாடநெறி விற்பனையில் உங்களுக்கு மீதமாவது.',
    },
  },
  gumroad: {
    href: '/calculator/gumroad',
    icon: 'download',
    title: { en: 'Gumroad Fee Calculator', si: 'Gumroad ගාස්තු ගණකය', ta: 'Gumroad கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from a sale by your own link or through Discover.',
      si: 'ඔබේම සබැඳියෙන් හෝ Discover හරහා විකිණීමකින් ඉතිරි වන මුදල.',
      ta: 'சொந்த இணைப்பிலோ Discover ஊடாகவோ செய்யும் விற்பனையில் மீதமாவது.',
    },
  },
  'app-store': {
    href: '/calculator/app-store',
    icon: 'cpu',
    title: { en: 'App Store Fee Calculator', si: 'App Store ගාස්තු ගණකය', ta: 'App Store கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from a sale after Apple’s commission, by country and program.',
      si: 'රට සහ වැඩසටහන අනුව, Apple කොමිස් අඩු කළ පසු විකිණීමකින් ඉතිරි වන මුදල.',
      ta: 'நாடு, திட்டம் என்பவற்றின்படி, Apple தரகு போன பின் விற்பனையில் மீதமாவது.',
    },
  },
  'google-play': {
    href: '/calculator/google-play',
    icon: 'rocket',
    title: { en: 'Google Play Fee Calculator', si: 'Google Play ගාස්තු ගණකය', ta: 'Google Play கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from a sale after the service and billing fees, by the buyer’s country.',
      si: 'ගැනුම්කරුගේ රට අනුව, සේවා සහ බිල්පත් ගාස්තුවලින් පසු විකිණීමකින් ඉතිරි වන මුදල.',
      ta: 'கொள்வனவாளரின் நாட்டின்படி, சேவை, அறவீட்டுக் கட்டணங்கள் போன பின் மீதமாவது.',
    },
  },
  mercury: {
    href: '/calculator/mercury',
    icon: 'landmark',
    title: { en: 'Mercuri Bank Fee Calculator', si: 'Mercuri Bank ගාස්තු ගණකය', ta: 'Mercuri வங்கிக் கட்டணக் கணிப்பான்' },
    text: {
      en: 'Wire, conversion and plan charges on a US business account.',
      si: 'US ව්‍යාපාරික ගිණුමක ජාත්‍යන්තර බැංකු මාරු (wire), මුදල් පරිවර්තන සහ සැලසුම් ගාස්තු.',
      ta: 'US வியாபாரக் கணக்கில் wire, நாணய மாற்ற, திட்டக் கட்டணங்கள்.',
    },
  },
  'profit-margin': {
    href: '/calculator/profit-margin',
    icon: 'percent',
    title: { en: 'Profit Margin Calculator', si: 'ලාභ ආන්තික ගණකය', ta: 'இலாப வீதக் கணிப்பான்' },
    text: {
      en: 'Margin, markup and the price that reaches a target.',
      si: 'ලාභ ආන්තිකය, මිල වැඩි කිරීම (markup) සහ ඉලක්කයක් සපුරන මිල.',
      ta: 'இலாப வீதம், விலைக் கூட்டு (markup), இலக்கை எட்டும் விலை.',
    },
  },
  'name-generator': {
    href: '/name-generator',
    icon: 'lightbulb',
    title: { en: 'Business Name Generator', si: 'ව්‍යාපාර නාම යෝජනා', ta: 'வியாபாரப் பெயர் உருவாக்கி' },
    text: {
      en: 'Ideas for a company name, checked against naming rules.',
      si: 'නාම රීති අනුව පරීක්ෂා කළ, සමාගම් නාමයකට අදහස්.',
      ta: 'கம்பனிப் பெயருக்கான யோசனைகள், பெயர் விதிகளின்படி சரிபார்க்கப்பட்டவை.',
    },
  },
  'hsic-search': {
    href: '/hsic-search',
    icon: 'search',
    title: {
      en: 'SIC, NAICS and HSIC Code Search',
      si: 'SIC, NAICS සහ HSIC කේත සෙවීම',
      ta: 'SIC, NAICS, HSIC குறியீட்டுத் தேடல்',
    },
    text: {
      en: 'The industry code of your company: SIC in the UK, NAICS in the US, HSIC in Hong Kong.',
      si: 'ඔබේ සමාගමේ කර්මාන්ත කේතය: UK හි SIC, US හි NAICS, හොංකොං හි HSIC.',
      ta: 'உங்கள் கம்பனியின் கைத்தொழில் குறியீடு: UK இல் SIC, US இல் NAICS, ஹொங்கொங்கில் HSIC.',
    },
  },
  stripe: {
    href: '/calculator/stripe',
    icon: 'credit-card',
    title: { en: 'Stripe Fee Calculator', si: 'Stripe ගාස්තු ගණකය', ta: 'Stripe கட்டணக் கணிப்பான்' },
    text: {
      en: 'What you keep from a card payment, by your company’s country.',
      si: 'ඔබේ සමාගමේ රට අනුව කාඩ්පත් ගෙවීමකින් ඉතිරි වන මුදල.',
      ta: 'அட்டைக் கொடுப்பனவொன்றில் மீதமாவது, உங்கள் கம்பனியின் நாட்டின்படி.',
    },
  },
  payoneer: {
    href: '/calculator/payoneer',
    icon: 'wallet',
    title: { en: 'Payoneer Fee Calculator', si: 'Payoneer ගාස්තු ගණකය', ta: 'Payoneer கட்டணக் கணிப்பான்' },
    text: {
      en: 'Fees for receiving, holding and withdrawing, line by line.',
      si: 'ලබා ගැනීම, තබාගැනීම සහ ආපසු ගැනීම, එක් එක් ගාස්තුව වෙනම පේළියක.',
      ta: 'பெறுதல், வைத்திருத்தல், மீளப்பெறுதல்; ஒவ்வொரு கட்டணமும் தனி வரிசையில்.',
    },
  },
  bulk: {
    href: '/calculator/bulk',
    icon: 'list-checks',
    title: { en: 'Bulk Calculator', si: 'විකිණීම් ලැයිස්තු ගණකය', ta: 'விற்பனைப் பட்டியல் கணிப்பான்' },
    text: {
      en: 'Fees of a whole list of sales at once, from a spreadsheet.',
      si: 'පැතුරුම්පතකින් ගත් විකිණීම් ලැයිස්තුවකම ගාස්තු එකවර.',
      ta: 'விற்பனைப் பட்டியல் முழுவதற்குமான கட்டணங்கள் ஒரே தடவையில், விரிதாளிலிருந்து.',
    },
  },
  compare: {
    href: '/calculator/compare',
    icon: 'columns-2',
    title: { en: 'Fee Comparison', si: 'ගාස්තු සැසඳීම', ta: 'கட்டண ஒப்பீடு' },
    text: {
      en: 'Up to four results side by side, with the differences marked.',
      si: 'ප්‍රතිඵල හතරක් දක්වා එක ළඟ, වෙනස් තැන් ද සලකුණු කර ඇත.',
      ta: 'நான்கு பெறுபேறுகள் வரை அருகருகே, வேறுபடுபவை குறிக்கப்பட்டு.',
    },
  },
  payouts: {
    href: '/payouts',
    icon: 'banknote',
    title: { en: 'Payout Comparison', si: 'මුදල් ලැබීම් සැසඳීම', ta: 'பணம் பெறும் வழிகளின் ஒப்பீடு' },
    text: {
      en: 'The best way to get a client’s payment into your rupee account.',
      si: 'ගනුදෙනුකරුගේ ගෙවීම ඔබේ රුපියල් ගිණුමට ලබා ගැනීමට හොඳම ක්‍රමය.',
      ta: 'வாடிக்கையாளரின் கொடுப்பனவை உங்கள் ரூபா கணக்கில் பெறச் சிறந்த வழி.',
    },
  },
  'company-cost': {
    href: '/company-cost',
    icon: 'building-2',
    title: { en: 'Company Cost Calculator', si: 'සමාගම් පිරිවැය ගණකය', ta: 'கம்பனிச் செலவுக் கணிப்பான்' },
    text: {
      en: 'What a company costs in its first year and after, by country.',
      si: 'පළමු වසරේ සහ ඉන්පසු සමාගමක පිරිවැය, රට අනුව.',
      ta: 'முதலாம் ஆண்டிலும் அதன் பின்னரும் ஒரு கம்பனிக்கு ஆகும் செலவு, நாட்டின்படி.',
    },
  },
  'state-fees': {
    href: '/company-cost/states',
    icon: 'map-pin',
    title: { en: 'US State Fees', si: 'US ප්‍රාන්ත ගාස්තු', ta: 'US மாநிலக் கட்டணங்கள்' },
    text: {
      en: 'What each state charges to form a company, and each year after.',
      si: 'සමාගමක් පිහිටුවීමට සහ ඉන්පසු සෑම වසරකටම එක් එක් ප්‍රාන්තය අය කරන මුදල.',
      ta: 'கம்பனி ஆரம்பிக்கவும், அதன் பின் ஒவ்வோர் ஆண்டுக்கும் ஒவ்வொரு மாநிலமும் அறவிடுவது.',
    },
  },
  deadlines: {
    href: '/deadlines',
    icon: 'calendar-clock',
    title: { en: 'Deadline Calendar', si: 'වාර්තා අවසන් දින දර්ශනය', ta: 'இறுதித் திகதி நாட்காட்டி' },
    text: {
      en: 'What your company must file, when, and the late-filing penalties.',
      si: 'ඔබේ සමාගම ඉදිරිපත් කළ යුතු දේ, කවදාද සහ ප්‍රමාද වීමේ දඩ.',
      ta: 'உங்கள் கம்பனி எதைச் சமர்ப்பிக்க வேண்டும், எப்போது, தாமதத் தண்டப்பணம் எவ்வளவு.',
    },
  },
  'which-company': {
    href: '/which-company',
    icon: 'scale',
    title: { en: 'Which Company Fits', si: 'ගැළපෙන සමාගම කුමක්ද', ta: 'எந்தக் கம்பனி பொருந்தும்' },
    text: {
      en: 'Ten questions to find which company fits, or whether you need one.',
      si: 'ගැළපෙන සමාගම කුමක්ද, නැතහොත් සමාගමක් අවශ්‍යද යන්න සොයාගැනීමට ප්‍රශ්න දහයක්.',
      ta: 'எந்தக் கம்பனி பொருந்தும், அல்லது கம்பனி தேவையா எனக் கண்டறியப் பத்துக் கேள்விகள்.',
    },
  },
  'rule-checks': {
    href: '/rule-checks',
    icon: 'list-checks',
    title: { en: 'Rule Checks', si: 'රීති පරීක්ෂා', ta: 'விதிச் சரிபார்ப்புகள்' },
    text: {
      en: 'W-8BEN or W-9, Form 5472, EIN, ITIN, BOI report, UK identity: a few questions each.',
      si: 'W-8BEN හෝ W-9, Form 5472, EIN, ITIN, BOI report (හිමිකාරිත්ව වාර්තාව), UK අනන්‍යතාව: එක් එකකට ප්‍රශ්න කිහිපයක්.',
      ta: 'W-8BEN அல்லது W-9, Form 5472, EIN, ITIN, BOI report (உரிமை அறிக்கை), UK அடையாளம்: சில கேள்விகள் வீதம்.',
    },
  },
  fees: {
    href: '/fees',
    icon: 'book-open-text',
    title: { en: 'Fee Tables', si: 'ගාස්තු වගු', ta: 'கட்டண அட்டவணைகள்' },
    text: {
      en: 'Every published fee with its date and source, and what changed.',
      si: 'සෑම ප්‍රකාශිත ගාස්තුවක්ම සහ වෙනස් වූ දේ, දිනය සහ මූලාශ්‍රය සමඟ.',
      ta: 'வெளியிடப்பட்ட ஒவ்வொரு கட்டணமும் அதன் நாளுடனும் மூலத்துடனும்; மாறியவையும்.',
    },
  },
} satisfies Readonly<Record<string, Tool>>;

export type ToolName = keyof typeof tools;

/** “Other Business Calculators & Resources” under every calculator, in the order of the page. */
export const otherCalculators = [
  'ebay',
  'mercury',
  'etsy',
  'wise',
  'amazon',
  'profit-margin',
] as const satisfies readonly ToolName[];

/** The cards of the resources page, in the order of the page. */
export const resourceCards = ['ebay', 'paypal', 'wise', 'amazon'] as const satisfies readonly ToolName[];

/** The second group of the resources page; a tool is shown there once its page exists. */
export const moreTools = [
  'payouts',
  'company-cost',
  'state-fees',
  'deadlines',
  'which-company',
  'rule-checks',
  'name-generator',
  'hsic-search',
  'etsy',
  'shopify',
  'daraz',
  'tiktok-shop',
  'upwork',
  'fiverr',
  'youtube',
  'patreon',
  'udemy',
  'gumroad',
  'app-store',
  'google-play',
  'stripe',
  'payoneer',
  'mercury',
  'profit-margin',
  'bulk',
  'compare',
  'fees',
] as const satisfies readonly ToolName[];
