import type { Translated } from '../locales.ts';

/** A name or a term with one translation in each language that has any, by the beginnings of its words: endings follow. */
type FixedTerm = Readonly<{ english: RegExp } & Partial<Record<Translated, RegExp>>>;

/**
 * `English = Sinhala = Tamil`, one a line: law, tax and money, whose words a reader compares from page to page. A word
 * with two meanings (form, file, charge) is not here: what it becomes depends on its sentence.
 */
const terms = `
trade mark = වෙළෙඳ ලකුණ = வியாபாரக் குறி
registered agent = ලියාපදිංචි නියෝජිත = பதிவுசெய்யப்பட்ட முகவ
registered address = ලියාපදිංචි ලිපින = பதிவுசெய்யப்பட்ட முகவரி
person with significant control = සැලකිය යුතු පාලනය = குறிப்பிடத்தக்க கட்டுப்பா
good standing = නීත්‍යනුකූල තත්ත්ව = நன்னிலை
confirmation statement = තහවුරු කිරීමේ ප්‍රකාශ = உறுதிப்படுத்தல் கூற்
annual return = වාර්ෂික වාර්තා = வருடாந்த விபரத்திர
annual report = වාර්ෂික වාර්තා = வருடாந்த அறிக்கை
certificate = සහතික = சான்றித
director = අධ්‍යක්ෂ = பணிப்பாள
dividend = ලාභාංශ = பங்கிலாப
owner = හිමික = உரிமையாள
state fee = ප්‍රාන්ත = மாநில
late fee = ප්‍රමාද ගාස්තු = தாமதக் கட்டண
penalt(?:y|ies) = ද(?:ඩ|ඬුව) = தண்ட(?:ப்பண|னை)
income tax = ආදායම් බ = வருமான வரி
sales tax = විකුණුම් බ = விற்பனை வரி
corporation tax = (?:සමාගම්|කෝපරේෂන්) බ = (?:கம்பனி|கோப்பரேஷன்) வரி
profits tax = ලාභ බ = இலாப வரி
tax return = බදු වාර්තා = வரி விபரத்திர
tax(?:es)? = බ(?:දු|ද්ද) = வரி
audit(?:ed|or)? = විගණ = கணக்காய்வ
accountant = ගණකාධිකාරී = கணக்காள
invoice = ඉන්වොයිසි = விலைப்பட்டியல
net profit = ශුද්ධ ලාභ = தேறிய இலாப
exchange rate = විනිමය අනුපාත = செலாவணி வீத
bank account = බැංකු ගිණ = வங்கிக் கண
foreign currency = විදේශ (?:ව්‍යවහාර )?මුද = வெளிநாட்டு நாணய
refund(?:ed)? = ආපසු ගෙව = மீளளி
payment dispute = ආරව = பிணக்
(?<!(?:our|legitimate|public) )interest = පොල[ිී] = வட்டி
consent = කැමැත්ත = சம்மத
advice = උපදෙ = ஆலோசனை
deadline = (?:අවසන් දින|නියමිත කාල) = (?:இறுதித் திகதி|உரிய கால|காலக்கெடு)
reminder = සිහිකැඳව = நினைவூட்ட
final value fee = අවසන් අගය ගාස්තු = இறுதிப் பெறுமதிக் கட்டண
fulfilment fee = ඇණවුම් ඉටු කිරීමේ ගාස්තු = கட்டளை நிறைவேற்றல் கட்டண
Hong Kong = හොංකොං = ஹொங்கொங்
Sri Lanka = ලංකා = இலங்கை
`;

/** Names and abbreviations, which stay in Latin letters everywhere. */
const names =
  'PayPal Wise Stripe Payoneer eBay Amazon Etsy Shopify Daraz Upwork Fiverr YouTube Patreon Udemy TikTok Gumroad Apple Google WhatsApp LLC EIN ITIN SSN HMRC IRS FinCEN VAT SWIFT ACH FBA FBM';

const fixed = (line: string): FixedTerm => {
  const [english = '', si = '', ta = ''] = line.split(' = ');
  return { english: new RegExp(String.raw`\b${english}s?\b`, 'i'), si: new RegExp(si, 'u'), ta: new RegExp(ta, 'u') };
};
const named = (name: string): FixedTerm => {
  const alone = new RegExp(String.raw`\b${name}\b`);
  return { english: alone, si: alone, ta: alone };
};

export const fixedTerms: readonly FixedTerm[] = [
  ...terms.trim().split('\n').map(fixed),
  ...names.split(' ').map(named),
];
