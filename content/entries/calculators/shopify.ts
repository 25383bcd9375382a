import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const shopify = {
  en: {
    paragraph:
      'A shop on Shopify costs a monthly plan, and each order pays its card gateway. Without Shopify Payments, Shopify adds a fee of its own to each order. See what an order leaves you by each gateway that a seller in Sri Lanka can use, and from which volume a dearer plan pays.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the gateway', text: 'PayHere here, Shopify Payments of a US company, or your own.' },
      { title: 'Choose the plan', text: 'Dearer plans charge less of each order by another gateway.' },
      { title: 'Enter the order', text: 'All that the customer pays, your item and the postage.' },
      { title: 'Enter orders a month', text: 'The result then counts the share of the plan, too.' },
    ],
    questions: [
      {
        question: 'Can I use Shopify Payments in Sri Lanka?',
        answer:
          'We found no page that offers it to a business here. A company in the US, the UK or Hong Kong may apply for Shopify Payments of its country. Shopify decides by its own checks.',
      },
      {
        question: 'Which gateway works with a Sri Lankan business?',
        answer:
          'PayHere takes businesses registered in Sri Lanka and can pay out card payments in dollars. It refuses some trades, such as drop-shipping, so ask it first. WEBXPAY agrees its rates with each shop: choose “Another gateway” and enter yours.',
      },
      {
        question: 'When does a dearer plan pay?',
        answer:
          'When what it saves on all orders of a month is more than its higher price. Enter your orders a month and compare the plans: the result shares the price among them.',
      },
      {
        question: 'Is Shopify or a marketplace cheaper?',
        answer:
          'By the order, your own shop is cheaper, but you pay for the plan and for every visitor that adverts bring. The fee comparison puts eBay, Etsy and Shopify side by side.',
      },
    ],
  },
  si: {
    paragraph:
      'Shopify වෙළෙඳසැලකට මාසික සැලැස්මක් වැය වන අතර, සෑම ඇණවුමකින්ම කාඩ්පත් ගෙවීම් ද්වාරයට ගෙවිය යුතුය. Shopify Payments නැතිව, Shopify සෑම ඇණවුමකටම එහිම ගාස්තුවක් එකතු කරයි. ශ්‍රී ලංකාවේ විකුණුම්කරුවෙකුට භාවිත කළ හැකි එක් එක් ද්වාරයෙන් ඔබට ඉතිරි වන මුදලත්, මිල වැඩි සැලැස්මක් වාසි වන්නේ කොපමණ ඇණවුම් ගණනකින්දැයි යන්නත් බලන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'ගෙවීම් ද්වාරය තෝරන්න', text: 'මෙහි PayHere, US සමාගමක Shopify Payments, හෝ ඔබේම එකක්.' },
      { title: 'සැලැස්ම තෝරන්න', text: 'මිල වැඩි සැලසුම් වෙනත් ද්වාරයක ඇණවුමකින් අය කරන්නේ අඩුවෙනි.' },
      { title: 'ඇණවුම ඇතුළත් කරන්න', text: 'ගනුදෙනුකරු ගෙවන සියල්ල, ඔබේ භාණ්ඩය සහ තැපැල් ගාස්තුව.' },
      { title: 'මාසයකට ඇණවුම් ඇතුළත් කරන්න', text: 'එවිට ප්‍රතිඵලය සැලැස්මේ කොටස ද ගණන් ගනී.' },
    ],
    questions: [
      {
        question: 'ශ්‍රී ලංකාවේ Shopify Payments භාවිත කළ හැකිද?',
        answer:
          'මෙරට ව්‍යාපාරයකට එය ලබා දෙන බව කියන පිටුවක් අපට හමු නොවීය. US, UK හෝ හොංකොං සමාගමකට එම රටේ Shopify Payments සඳහා අයදුම් කළ හැක. Shopify එහිම පරීක්ෂාවලින් තීරණය කරයි.',
      },
      {
        question: 'ශ්‍රී ලංකා ව්‍යාපාරයකට ගැළපෙන ගෙවීම් ද්වාරය කුමක්ද?',
        answer:
          'PayHere ශ්‍රී ලංකාවේ ලියාපදිංචි ව්‍යාපාර භාර ගන්නා අතර, කාඩ්පත් ගෙවීම් ඩොලර්වලින් නිකුත් කළ හැක. drop-shipping වැනි සමහර ව්‍යාපාර එය ප්‍රතික්ෂේප කරයි, එබැවින් කලින් අසන්න. WEBXPAY එක් එක් වෙළෙඳසැල සමඟ අනුපාත එකඟ වේ: “වෙනත් ගෙවීම් ද්වාරයක්” තෝරා ඔබේ අනුපාතය ඇතුළත් කරන්න.',
      },
      {
        question: 'මිල වැඩි සැලැස්මක් වාසි වන්නේ කවදාද?',
        answer:
          'මාසයක සියලු ඇණවුම්වලින් එය ඉතිරි කරන මුදල, එහි වැඩි මිලට වඩා වැඩි වන විට. මාසයකට ඔබේ ඇණවුම් ඇතුළත් කර සැලසුම් සසඳන්න: ප්‍රතිඵලය එම මිල ඇණවුම් අතර බෙදයි.',
      },
      {
        question: 'අඩුවෙන් වැය වන්නේ Shopify වලට ද වෙළෙඳ වේදිකාවකට ද?',
        answer:
          'ඇණවුමකට නම් ඔබේම වෙළෙඳසැලට අඩුවෙන් වැය වේ, එහෙත් සැලැස්මට සහ දැන්වීම්වලින් එන සෑම අමුත්තෙකුටම ඔබ ගෙවයි. ගාස්තු සැසඳීම eBay, Etsy සහ Shopify එක ළඟ තබා පෙන්වයි.',
      },
    ],
  },
  ta: {
    paragraph:
      'Shopify கடைக்கு மாதத் திட்டக் கட்டணம் உண்டு; ஒவ்வொரு கட்டளையிலும் அட்டை நுழைவாயில் தன் கட்டணத்தை அறவிடும். Shopify Payments இல்லாவிட்டால், Shopify ஒவ்வொரு கட்டளையுடனும் தன் சொந்தக் கட்டணத்தைச் சேர்க்கும். இலங்கை விற்பனையாளர் பயன்படுத்தக்கூடிய ஒவ்வொரு நுழைவாயிலிலும் மீதமாவதையும், எத்தனை கட்டளைகளிலிருந்து விலை கூடிய திட்டம் பயனளிக்கும் என்பதையும் பாருங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'நுழைவாயிலைத் தெரிவுசெய்யுங்கள்', text: 'இங்கே PayHere, US கம்பனியின் Shopify Payments, அல்லது உங்களது.' },
      { title: 'திட்டத்தைத் தெரிவுசெய்யுங்கள்', text: 'விலை கூடிய திட்டங்கள் வேறு நுழைவாயிலின் கட்டளையில் குறைவாக அறவிடும்.' },
      { title: 'கட்டளையை எழுதுங்கள்', text: 'வாடிக்கையாளர் செலுத்தும் எல்லாம், உங்கள் பொருள், தபால் செலவு.' },
      { title: 'மாதக் கட்டளைகளை எழுதுங்கள்', text: 'அப்போது பெறுபேறு திட்டத்தின் பங்கையும் கணக்கிடும்.' },
    ],
    questions: [
      {
        question: 'இலங்கையில் Shopify Payments ஐப் பயன்படுத்த முடியுமா?',
        answer:
          'இங்குள்ள வியாபாரத்திற்கு அதை வழங்கும் பக்கத்தை நாங்கள் காணவில்லை. US, UK அல்லது ஹொங்கொங் கம்பனி தன் நாட்டின் Shopify Payments இற்கு விண்ணப்பிக்கலாம். Shopify தன் சொந்தச் சரிபார்ப்புகளால் தீர்மானிக்கும்.',
      },
      {
        question: 'இலங்கை வியாபாரத்திற்கு எந்த நுழைவாயில் பொருந்தும்?',
        answer:
          'PayHere இலங்கையில் பதிவுசெய்த வியாபாரங்களை ஏற்று, அட்டைக் கொடுப்பனவுகளை டொலரில் வழங்கக்கூடியது. drop-shipping போன்ற சில தொழில்களை அது மறுக்கும்; எனவே முதலில் கேளுங்கள். WEBXPAY ஒவ்வொரு கடையுடனும் வீதத்தை உடன்படும்: “வேறு நுழைவாயில்” என்பதைத் தெரிவுசெய்து உங்கள் வீதத்தை எழுதுங்கள்.',
      },
      {
        question: 'விலை கூடிய திட்டம் எப்போது இலாபம்?',
        answer:
          'மாதத்தின் எல்லாக் கட்டளைகளிலும் அது சேமிப்பது அதன் கூடிய விலையை விட அதிகமாகும்போது. மாதத்திற்கான உங்கள் கட்டளைகளை எழுதித் திட்டங்களை ஒப்பிடுங்கள்: பெறுபேறு அந்த விலையைக் கட்டளைகளிடையே பகிரும்.',
      },
      {
        question: 'மலிவானது Shopify ஆ, சந்தையா?',
        answer:
          'ஒரு கட்டளைக்கு உங்கள் சொந்தக் கடையே மலிவு; ஆனால் திட்டத்திற்கும் விளம்பரங்கள் கொண்டுவரும் ஒவ்வொரு வருகையாளருக்கும் நீங்கள் செலுத்துகிறீர்கள். கட்டண ஒப்பீடு eBay, Etsy, Shopify ஐ அருகருகே காட்டும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
