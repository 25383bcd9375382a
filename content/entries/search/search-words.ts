import type { Everywhere } from '../../src/locales.ts';
import type { NextStep } from '../../src/pages/next-step.ts';

/**
 * What visitors type for a page beside the words of its title and text: other names, misspellings, names in their own
 * letters, and Sinhala and Tamil as they are written in Latin letters. Nobody reads them, so they are no translations.
 */
export const searchWords: Readonly<Partial<Record<NextStep, Everywhere>>> = {
  'tool:ebay': {
    en: 'ebay fees, sell on ebay, seller fees, profit, final value fee, commission, labaya',
    si: 'ඊබේ, විකුණන්න, ලාභය, කොමිස්',
    ta: 'ஈபே, விற்க, இலாபம், தரகு',
  },
  'tool:paypal': {
    en: 'paypal fees, pay pal, charges',
    si: 'පේපැල්, පේපෑල්, ගාස්තුව',
    ta: 'பேபால், கட்டணம்',
  },
  'tool:wise': {
    en: 'wise fees, transferwise, send money, transfer, exchange rate',
    si: 'වයිස්, මුදල් යැවීම, විනිමය',
    ta: 'வைஸ், பணம் அனுப்ப, பரிமாற்றம்',
  },
  'tool:amazon': {
    en: 'amazon fees, fba, fbm, fulfilment, fulfillment, referral fee, seller',
    si: 'ඇමසන්, ඇමේසන්, විකුණන්න, ලාභය',
    ta: 'அமேசான், விற்க, இலாபம்',
  },
  'tool:etsy': { en: 'etsy fees, handmade, crafts, shop', si: 'එට්සි, අත්කම්', ta: 'எட்ஸி, கைவினை' },
  'tool:shopify': {
    en: 'shopify fees, online shop, own website, payhere, webxpay, payment gateway, plan',
    si: 'ෂොපිෆයි, ෂොපිෆායි, ඔන්ලයින් වෙළෙඳසැල, ගෙවීම් ද්වාරය',
    ta: 'ஷாப்பிஃபை, இணையக் கடை, நுழைவாயில்',
  },
  'tool:daraz': {
    en: 'daraz fees, daraz.lk, darz, commission, seller center, seller centre, shop in sri lanka',
    si: 'දරාස්, ඩරාස්, කොමිස්, විකුණන්න, වෙළෙඳසැල',
    ta: 'தராஸ், டராஸ், தரகு, விற்க, கடை',
  },
  'tool:tiktok-shop': {
    en: 'tiktok shop fees, tik tok seller, referral fee, commission, live selling, creator, affiliate',
    si: 'ටික්ටොක්, ටික් ටොක්, කොමිස්, විකුණන්න',
    ta: 'டிக்டாக், டிக்டொக், தரகு, விற்க',
  },
  'tool:upwork': {
    en: 'upwork fees, up work, odesk, freelance, freelancer, connects, service fee, withdraw',
    si: 'අප්වර්ක්, ෆ්‍රීලාන්ස්, ගාස්තුව',
    ta: 'அப்வொர்க், சுயதொழில், கட்டணம்',
  },
  'tool:fiverr': {
    en: 'fiverr fees, fiver, five, gig, freelance, freelancer, commission, withdraw',
    si: 'ෆයිවර්, ෆ්‍රීලාන්ස්, ගාස්තුව',
    ta: 'ஃபைவர், சுயதொழில், கட்டணம்',
  },
  'tool:youtube': {
    en: 'youtube money, you tube, adsense, google adsense, monetization, monetisation, creator, shorts, w-8ben, us tax',
    si: 'යූටියුබ්, ඇඩ්සෙන්ස්, සල්ලි, ආදායම',
    ta: 'யூடியூப், ஆட்சென்ஸ், வருமானம்',
  },
  'tool:patreon': {
    en: 'patreon fees, patron, membership, members, tiers, supporters, creator, podcast',
    si: 'පේට්‍රියන්, සාමාජිකත්වය, ආධාරකරුවන්',
    ta: 'பேட்ரியன், உறுப்புரிமை, ஆதரவாளர்கள்',
  },
  'tool:udemy': {
    en: 'udemy fees, instructor, online course, revenue share, coupon, teach, lectures',
    si: 'යුඩෙමි, උඩෙමි, පාඨමාලා, ගුරුවරයා, උගන්වන්න',
    ta: 'யூடெமி, உடெமி, பாடநெறி, பயிற்றுநர், கற்பிக்க',
  },
  'tool:gumroad': {
    en: 'gumroad fees, gum road, digital products, ebook, course, creator',
    si: 'ගම්රෝඩ්, ඩිජිටල් නිෂ්පාදන, විද්‍යුත් පොත්',
    ta: 'கம்ரோட், மின்னூல், டிஜிட்டல் பொருட்கள்',
  },
  'tool:app-store': {
    en: 'app store fees, apple, ios, iphone app, in-app purchase, app developer, apple commission, appstore',
    si: 'ඇප් ස්ටෝර්, ඇපල්, අයිෆෝන්, යෙදුම්, ඇප්',
    ta: 'ஆப் ஸ்டோர், ஆப்பிள், ஐபோன், செயலி, ஆப்',
  },
  'tool:google-play': {
    en: 'google play fees, play store, android, android app, in-app purchase, app developer, playstore',
    si: 'ගූගල් ප්ලේ, ප්ලේ ස්ටෝර්, ඇන්ඩ්‍රොයිඩ්, යෙදුම්, ඇප්',
    ta: 'கூகுள் பிளே, பிளே ஸ்டோர், ஆண்ட்ராய்டு, செயலி, ஆப்',
  },
  'tool:stripe': {
    en: 'stripe fees, card payments, payment gateway',
    si: 'ස්ට්‍රයිප්, කාඩ් ගෙවීම්, ගෙවීම් ද්වාරය',
    ta: 'ஸ்ட்ரைப், அட்டைக் கட்டணம்',
  },
  'tool:payoneer': {
    en: 'payoneer fees, pioneer, withdraw, withdrawal, fiverr, upwork',
    si: 'පේයෝනියර්, මුදල් ගැනීම',
    ta: 'பயோனியர், பணம் எடுக்க',
  },
  'tool:mercury': { en: 'mercury, bank fees, us bank account, wire', si: 'මර්කරි, බැංකු ගාස්තු', ta: 'மெர்குரி, வங்கி' },
  'tool:profit-margin': {
    en: 'profit, margin, markup, selling price, cost price, labaya',
    si: 'ලාභය, විකුණුම් මිල, ලාභ ප්‍රතිශතය',
    ta: 'இலாபம், இலாப எல்லை, விற்பனை விலை, சதவீதம்',
  },
  'tool:payouts': {
    en: 'get paid, receive money, rupees, lkr, remittance, withdraw, upwork, fiverr, freelance, bank, salli',
    si: 'සල්ලි, මුදල් ලබාගැනීම, ෆ්‍රීලාන්ස්, විදේශ මුදල්, රුපියල්',
    ta: 'காசு, பணம் பெற, ரூபா, சுயதொழில்',
  },
  'tool:bulk': { en: 'spreadsheet, csv, excel, many sales, list', si: 'එක්සෙල්, ලැයිස්තුව', ta: 'எக்செல், பட்டியல்' },
  'tool:compare': { en: 'compare, cheapest, versus, vs', si: 'සසඳන්න, ලාභම', ta: 'ஒப்பிட, மலிவு' },
  'tool:fees': { en: 'fee list, rates, charges, price list', si: 'ගාස්තු ලැයිස්තුව', ta: 'கட்டணப் பட்டியல்' },
  'tool:company-cost': {
    en: 'company price, formation cost, llc cost, ltd cost, yearly cost, samagama',
    si: 'සමාගම් වියදම, ලියාපදිංචි ගාස්තුව, LLC වියදම',
    ta: 'கம்பனிச் செலவு, பதிவுக் கட்டணம்',
  },
  'tool:state-fees': {
    en: 'state fee, wyoming, delaware, new mexico, florida, franchise tax, annual fee',
    si: 'වයෝමිං, ඩෙලවෙයාර්, ප්‍රාන්තය',
    ta: 'வயோமிங், டெலவேர், மாநிலம்',
  },
  'tool:deadlines': {
    en: 'due date, dates, calendar, filing, late fee, penalty, reminder, when to file',
    si: 'අවසන් දිනය, දඩ, සිහිකැඳවීම, දින දර්ශනය',
    ta: 'கடைசி நாள், தண்டம், நினைவூட்டல்',
  },
  'tool:which-company': {
    en: 'llc or ltd, uk or us, which country, best company, do i need a company, quiz',
    si: 'හොඳම රට, LLC ද Ltd ද, සමාගමක් අවශ්‍යද',
    ta: 'எந்த நாடு, LLC அல்லது Ltd, கம்பனி தேவையா',
  },
  'tool:rule-checks': {
    en: 'boi, form 5472, itin, ein, identity verification, do i have to, w-8ben, w8ben, w-8ben-e, w-9, w9, tax form, withholding, tax treaty, royalties',
    si: 'නීති, රීති, අනන්‍යතාව, බදු ආකෘති පත්‍රය, බදු ගිවිසුම, රඳවා ගැනීමේ බද්ද',
    ta: 'விதிகள், அடையாளம், வரிப் படிவம், வரி உடன்படிக்கை, நிறுத்திவைத்தல் வரி',
  },
  'tool:name-generator': {
    en: 'company name, business name, name check, name availability, brand, nama',
    si: 'සමාගම් නම, නමක්, නම් පරීක්ෂාව',
    ta: 'கம்பனிப் பெயர், பெயர்',
  },
  'tool:hsic-search': {
    en: 'sic code, naics code, hsic code, industry code, business activity code, nature of business',
    si: 'කර්මාන්ත කේතය, ව්‍යාපාර කේතය',
    ta: 'கைத்தொழில் குறியீடு, தொழில் குறியீடு',
  },
  'company:uk': {
    en: 'united kingdom, england, britain, ltd, limited company, companies house, register',
    si: 'එංගලන්තය, බ්‍රිතාන්‍යය, සමාගම් ලියාපදිංචිය',
    ta: 'இங்கிலாந்து, பிரித்தானியா, கம்பனி பதிவு',
  },
  'company:us': {
    en: 'usa, america, united states, llc, corporation, wyoming, delaware, register',
    si: 'ඇමෙරිකාව, එක්සත් ජනපදය, LLC',
    ta: 'அமெரிக்கா, ஐக்கிய அமெரிக்கா, LLC',
  },
  'company:hong-kong': {
    en: 'hongkong, hk, limited company, asia, china',
    si: 'හොංකොං, හොං කොං, ආසියාව',
    ta: 'ஹாங்காங், ஹொங்கொங், ஆசியா',
  },
  'service:registered-agent': { en: 'agent, us address, legal mail', si: 'නියෝජිතයා, ලිපිනය', ta: 'முகவர், முகவரி' },
  'service:ein': { en: 'tax id, employer number, ss-4, tax number', si: 'බදු අංකය', ta: 'வரி இலக்கம்' },
  'service:boi-report': { en: 'fincen, beneficial owner, ownership', si: 'හිමිකරු', ta: 'உரிமையாளர்' },
  'service:itin': { en: 'w-7, personal tax number, passport', si: 'පුද්ගලික බදු අංකය', ta: 'தனிநபர் வரி இலக்கம்' },
  'service:annual-report': { en: 'yearly filing, renewal, confirmation statement', si: 'වසරකට වරක්', ta: 'ஆண்டறிக்கை' },
  'service:trademark-registration': { en: 'trademark, brand, logo, uspto', si: 'ලාංඡනය, බ්‍රෑන්ඩ්', ta: 'சின்னம், பிராண்ட்' },
  'service:usa-account': {
    en: 'us bank, american bank account, mercury, open account',
    si: 'ඇමෙරිකානු බැංකු ගිණුම',
    ta: 'அமெரிக்க வங்கிக் கணக்கு',
  },
  'service:bookkeeping': { en: 'accounting, accounts, accountant, books', si: 'ගිණුම්කරණය, පොත්', ta: 'கணக்கு வைப்பு' },
  'service:stripe-account': { en: 'open stripe, card payments, gateway', si: 'ස්ට්‍රයිප් ගිණුම', ta: 'ஸ்ட்ரைப் கணக்கு' },
  'page:packages': { en: 'price, prices, cost, plans, how much, gana', si: 'මිල, ගණන්, පැකේජ', ta: 'விலை, எவ்வளவு' },
  'page:contact': {
    en: 'email, phone, whatsapp, address, help, support, question, quote',
    si: 'දුරකථනය, ඊමේල්, උදව්',
    ta: 'தொலைபேசி, மின்னஞ்சல், உதவி',
  },
  'page:meet': { en: 'appointment, meeting, zoom, consultation, talk', si: 'හමුවීම, කතා කරන්න', ta: 'சந்திப்பு, பேச' },
  'page:testimonials': { en: 'testimonials, customers, trustpilot, feedback', si: 'සමාලෝචන', ta: 'விமர்சனங்கள்' },
  'page:about': { en: 'who are you, company, team', si: 'ආයතනය, කණ්ඩායම', ta: 'நிறுவனம், குழு' },
  'page:blog': { en: 'blog, posts, guides, news, articles', si: 'ලිපි, මඟපෙන්වීම්', ta: 'கட்டுரைகள், வழிகாட்டி' },
  'page:bank-wires': {
    en: 'swift, inward remittance, bank charges, commercial bank, sampath, hnb',
    si: 'බැංකු ගාස්තු, විදේශ ප්‍රේෂණ',
    ta: 'வங்கிக் கட்டணம், வெளிநாட்டுப் பணம்',
  },
  'page:developers': {
    en: 'api, json, openapi, rest, curl, python, javascript, program, integration',
    si: 'වැඩසටහන්, ක්‍රමලේඛනය',
    ta: 'நிரல், மென்பொருள்',
  },
  'page:privacy-policy': { en: 'gdpr, personal data, cookies', si: 'පෞද්ගලික දත්ත, පුද්ගලික දත්ත', ta: 'தனிப்பட்ட தரவு' },
  'page:data-protection': { en: 'delete my data, stored, cookies', si: 'දත්ත මකන්න', ta: 'தரவை அழிக்க' },
  'page:terms-and-conditions': { en: 'terms, refund, agreement', si: 'කොන්දේසි, මුදල් ආපසු', ta: 'நிபந்தனை, பணம் திரும்ப' },
};
