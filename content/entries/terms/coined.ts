/** A term that no official page or bank was seen to use in the language: the firm's own choice, until a reader says. */
export type CoinedTerm = Readonly<{ en: string; si: string; ta: string }>;

/**
 * One a line, English = Sinhala = Tamil. A line goes when somebody whose language it is has said in each that the term is
 * right, or has given a better one, which then is changed wherever it stands.
 */
const terms = `
registry (of companies) = සමාගම් ලේඛකාගාරය (registry) = கம்பனிப் பதிவகம் (registry)
public register = ප්‍රසිද්ධ ලේඛනය = பொதுப் பதிவேடு
corporation (US) = කෝපරේෂනය (corporation) = கோப்பரேஷன் (corporation)
BOI report = BOI report (හිමිකාරිත්ව වාර්තාව) = BOI report (உரிமை அறிக்கை)
person with significant control = සැලකිය යුතු පාලනයක් ඇති තැනැත්තා (PSC) = குறிப்பிடத்தக்க கட்டுப்பாடு உள்ள நபர் (PSC)
significant controllers register = සැලකිය යුතු පාලකයන්ගේ ලේඛනය = குறிப்பிடத்தக்க கட்டுப்பாட்டாளர் பதிவேடு
registered agent = ලියාපදිංචි නියෝජිත (registered agent) = பதிவுசெய்யப்பட்ட முகவர் (registered agent)
state fee = ප්‍රාන්ත ගාස්තුව = மாநிலக் கட்டணம்
good standing = නීත්‍යනුකූල තත්ත්වය (good standing) = நன்னிலை (good standing)
confirmation statement = තහවුරු කිරීමේ ප්‍රකාශය (confirmation statement) = உறுதிப்படுத்தல் கூற்று (confirmation statement)
filing (noun) = වාර්තා ඉදිරිපත් කිරීම = ஆவணச் சமர்ப்பிப்பு
personal code (Companies House) = පුද්ගලික කේතය = தனிப்பட்ட குறியீடு
industry code = කර්මාන්ත කේතය = கைத்தொழில் குறியீடு
HSIC code = HSIC කේතය = HSIC குறியீடு
compliance management = අනුකූලතා කළමනාකරණය = இணக்கப்பாட்டு முகாமைத்துவம்
Corporation Tax (UK) = සමාගම් බද්ද (Corporation Tax) = கம்பனி வரி (Corporation Tax)
profits tax (HK) = ලාභ බද්ද (profits tax) = இலாப வரி (profits tax)
franchise tax = ප්‍රාන්ත වරප්‍රසාද බද්ද (franchise tax) = மாநில உரிம வரி (franchise tax)
markup = මිල වැඩි කිරීම (markup) = விலைக் கூட்டு (markup)
volume discount = පරිමා වට්ටම = அளவுக் கழிவு
receiving account = ලබා ගැනීමේ ගිණුම = பெறும் கணக்கு
wire (transfer) = ජාත්‍යන්තර බැංකු මාරුව (wire) = சர்வதேச வங்கிப் பரிமாற்றம் (wire)
mid-market rate = මධ්‍ය වෙළෙඳපොළ අනුපාතය (mid-market) = சந்தையின் இடைநிலை வீதம் (mid-market)
exchange margin = විනිමය ආන්තිකය = செலாவணி வீத வித்தியாசம்
chargeback = ආපසු අයකිරීම (chargeback) = மீள அறவிடல் (chargeback)
spread (rate) = මිල පරතරය (spread) = விலை இடைவெளி (spread)
marketplace = වෙළෙඳ වේදිකාව (marketplace) = இணையச் சந்தை (marketplace)
listing (an offer on eBay) = විකිණීමට දැමූ භාණ්ඩ දැන්වීම (listing) = விற்பனைப் பதிவு (listing)
to list (an item) = විකිණීමට දමන්න = விற்பனைக்குப் பதிவிடுக
shipping price (charged to buyer) = ගැනුම්කරුගෙන් අය කළ යැවීමේ ගාස්තුව = கொள்வனவாளரிடம் அறவிட்ட அனுப்பும் கட்டணம்
fulfilment = ඇණවුම් ඉටු කිරීම (fulfilment) = கட்டளை நிறைவேற்றல் (fulfilment)
fulfilment fee = ඇණවුම් ඉටු කිරීමේ ගාස්තුව = கட்டளை நிறைவேற்றல் கட்டணம்
referral fee = Amazon විකුණුම් ගාස්තුව (referral fee) = Amazon விற்பனைக் கட்டணம் (referral fee)
final value fee = අවසන් අගය ගාස්තුව (final value fee) = இறுதிப் பெறுமதிக் கட்டணம் (final value fee)
listing fee = දැන්වීම් ගාස්තුව (listing fee) = பதிவிடல் கட்டணம் (listing fee)
payment processing fee = ගෙවීම් සැකසුම් ගාස්තුව = கொடுப்பனவுச் செயலாக்கக் கட்டணம்
promoted listing = ප්‍රචාරණය කළ දැන්වීම (promoted listing) = விளம்பரப்படுத்திய பதிவு (promoted listing)
top rated seller = Top Rated විකුණුම්කරු = Top Rated விற்பனையாளர்
below standard seller = Below Standard විකුණුම්කරු = Below Standard விற்பனையாளர்
store (eBay subscription) = eBay වෙළෙඳසැල (Store) = eBay கடை (Store)
freelancer = නිදහස් වෘත්තිකයා (freelancer) = சுயாதீனப் பணியாளர் (freelancer)
fee calculator = ගාස්තු ගණකය = கட்டணக் கணிப்பான்
schedule a call = ඇමතුමක් වෙන් කරගන්න = அழைப்பு நேரம் ஒதுக்குக
request a quote = මිල ගණන් ඉල්ලන්න = விலை விபரம் கோருக
testimonial = පාරිභෝගික සාක්ෂිය = வாடிக்கையாளர் சான்று
published fees = ප්‍රකාශිත ගාස්තු = வெளியிடப்பட்ட கட்டணங்கள்
quick estimate = ඉක්මන් ඇස්තමේන්තුව = விரைவு மதிப்பீடு
founder = ව්‍යාපාරිකයා = தொழில்முயற்சியாளர்
dormant (company) = අක්‍රිය (dormant) = செயலற்ற (dormant)
`;

/** The terms of such lines; without a line there is none. */
export const termsIn = (lines: string): readonly CoinedTerm[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [en = '', si = '', ta = ''] = line.split(' = ');
      return { en, si, ta };
    });

export const coinedTerms = termsIn(terms);
