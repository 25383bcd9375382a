import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const tiktokShop = {
  en: {
    paragraph:
      'TikTok takes one fee from each order. It counts the postage that the buyer pays and the discount that TikTok pays for. Creators, adverts and postage often cost more than that fee. See what an order leaves you before you agree to a creator’s commission.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the country', text: 'A shop in the US or in the UK: the fees differ.' },
      { title: 'Choose what you sell', text: 'A few categories pay a lower fee.' },
      { title: 'Enter the order', text: 'What the buyer pays, TikTok’s discount, your item and the postage.' },
      { title: 'Add creators and adverts', text: 'What you promise them for the order comes off as well.' },
    ],
    questions: [
      {
        question: 'Can I open a TikTok Shop from Sri Lanka?',
        answer:
          'We found no page that opens TikTok Shop to sellers in Sri Lanka. The calculator is for shops in the US and the UK. Ask TikTok which papers it requires before you form a company for it.',
      },
      {
        question: 'Which part of an order does TikTok charge?',
        answer:
          'What the buyer pays for the item and the postage, and the discount that TikTok adds. Your own discount lowers the fee. In the US, sales tax is left out.',
      },
      {
        question: 'What does a refund cost?',
        answer:
          'In the US, TikTok charges a part of its fee when you refund an order after shipping, up to a limit for each product. The result shows it. For the UK we know of no such fee; the item and the postage still cost you.',
      },
      {
        question: 'Does the fee in the UK include VAT?',
        answer:
          'Yes, the published fee includes VAT. For shops in the EU we found a rate, but we found no page that says what it is taken from. The calculator leaves them out; the published fees show the rate.',
      },
    ],
  },
  si: {
    paragraph:
      'TikTok සෑම ඇණවුමකින්ම එක් ගාස්තුවක් ගනී. එය ගැනුම්කරු ගෙවන තැපැල් ගාස්තුව සහ TikTok ගෙවන වට්ටම ද ගණන් ගනී. නිර්මාපකයන්, දැන්වීම් සහ තැපැල් ගාස්තු බොහෝ විට එම ගාස්තුවට වඩා වැඩි ය. නිර්මාපකයෙකුගේ කොමිස් මුදලකට එකඟ වීමට පෙර ඇණවුමකින් ඔබට ඉතිරි වන මුදල බලන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'රට තෝරන්න', text: 'US හෝ UK හි වෙළෙඳසැලක්: ගාස්තු වෙනස් ය.' },
      { title: 'ඔබ විකුණන දේ තෝරන්න', text: 'වර්ග කිහිපයකට ගාස්තුව අඩු ය.' },
      { title: 'ඇණවුම ඇතුළත් කරන්න', text: 'ගැනුම්කරු ගෙවන මුදල, TikTok වට්ටම, ඔබේ භාණ්ඩය සහ තැපැල් ගාස්තුව.' },
      { title: 'නිර්මාපකයන් සහ දැන්වීම් එක් කරන්න', text: 'ඇණවුමට ඔබ ඔවුන්ට පොරොන්දු වන මුදල ද අඩු වේ.' },
    ],
    questions: [
      {
        question: 'ශ්‍රී ලංකාවේ සිට TikTok Shop එකක් විවෘත කළ හැකිද?',
        answer:
          'ශ්‍රී ලංකාවේ විකුණුම්කරුවන්ට TikTok Shop විවෘත කරන පිටුවක් අපට හමු නොවීය. ගණකය US සහ UK හි වෙළෙඳසැල් සඳහායි. ඒ සඳහා සමාගමක් පිහිටුවීමට පෙර, අවශ්‍ය ලේඛන මොනවාදැයි TikTok වෙතින් අසන්න.',
      },
      {
        question: 'TikTok ගාස්තුව ගන්නේ ඇණවුමේ කුමන කොටසකින්ද?',
        answer:
          'භාණ්ඩයට සහ තැපැල් ගාස්තුවට ගැනුම්කරු ගෙවන මුදලෙන් සහ TikTok එකතු කරන වට්ටමෙන්. ඔබේම වට්ටම ගාස්තුව අඩු කරයි. US හි විකුණුම් බද්ද එයට ඇතුළත් නොවේ.',
      },
      {
        question: 'ආපසු ගෙවීමකට කොපමණ වැය වේද?',
        answer:
          'US හි, යැවීමෙන් පසු ඔබ ඇණවුමක් ආපසු ගෙවන විට, එක් එක් භාණ්ඩයකට සීමාවක් දක්වා TikTok එහි ගාස්තුවෙන් කොටසක් අය කරයි. ප්‍රතිඵලය එය පෙන්වයි. UK සඳහා එවැනි ගාස්තුවක් ගැන අපි නොදනිමු; භාණ්ඩයට සහ තැපැල් ගාස්තුවට එවිට ද ඔබට වැය වේ.',
      },
      {
        question: 'UK ගාස්තුවට VAT ඇතුළත්ද?',
        answer:
          'ඔව්, ප්‍රකාශිත ගාස්තුවට VAT ඇතුළත් ය. EU හි වෙළෙඳසැල් සඳහා අනුපාතයක් අපට හමු විය, එහෙත් එය ගන්නේ කුමකින්දැයි කියන පිටුවක් අපට හමු නොවීය. ගණකය ඒවා ගණන් නොගනී; එම අනුපාතය ප්‍රකාශිත ගාස්තු පෙන්වයි.',
      },
    ],
  },
  ta: {
    paragraph:
      'TikTok ஒவ்வொரு கட்டளையிலும் ஒரு கட்டணத்தை எடுக்கிறது. கொள்வனவாளர் செலுத்தும் தபால் செலவும் TikTok செலுத்தும் தள்ளுபடியும் அதில் கணக்கிடப்படும். படைப்பாளர், விளம்பரம், தபால் செலவு என்பவை பெரும்பாலும் அந்தக் கட்டணத்தை விட அதிகம். படைப்பாளரின் தரகை உடன்படும் முன் ஒரு கட்டளையில் உங்களுக்கு மீதமாவதைப் பாருங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'நாட்டைத் தெரிவுசெய்யுங்கள்', text: 'US அல்லது UK இலுள்ள கடை: கட்டணங்கள் வேறுபடும்.' },
      { title: 'விற்பதைத் தெரிவுசெய்யுங்கள்', text: 'சில வகைகளுக்குக் கட்டணம் குறைவு.' },
      { title: 'கட்டளையை எழுதுங்கள்', text: 'கொள்வனவாளர் செலுத்துவது, TikTok இன் தள்ளுபடி, உங்கள் பொருள், தபால் செலவு.' },
      { title: 'படைப்பாளரும் விளம்பரமும்', text: 'கட்டளைக்காக நீங்கள் அவர்களுக்கு உறுதியளிப்பதும் கழியும்.' },
    ],
    questions: [
      {
        question: 'இலங்கையிலிருந்து TikTok Shop ஐத் திறக்க முடியுமா?',
        answer:
          'இலங்கை விற்பனையாளர்களுக்கு TikTok Shop ஐத் திறக்கும் பக்கத்தை நாங்கள் காணவில்லை. இந்தக் கணிப்பான் US, UK இலுள்ள கடைகளுக்கானது. அதற்காகக் கம்பனி ஆரம்பிக்கும் முன், என்ன ஆவணங்கள் தேவை என TikTok இடம் கேளுங்கள்.',
      },
      {
        question: 'கட்டளையின் எந்தப் பகுதியில் TikTok அறவிடும்?',
        answer:
          'பொருளுக்கும் தபால் செலவுக்கும் கொள்வனவாளர் செலுத்துவதிலும், TikTok சேர்க்கும் தள்ளுபடியிலும். உங்கள் சொந்தத் தள்ளுபடி கட்டணத்தைக் குறைக்கும். US இல் விற்பனை வரி அதில் சேராது.',
      },
      {
        question: 'மீளளிப்புக்கு எவ்வளவு செலவாகும்?',
        answer:
          'US இல், அனுப்பிய பின் நீங்கள் ஒரு கட்டளையை மீளளிக்கும்போது, ஒவ்வொரு பொருளுக்கும் ஓர் எல்லை வரை TikTok தன் கட்டணத்தில் ஒரு பகுதியை அறவிடும். பெறுபேறு அதைக் காட்டும். UK இற்கு அப்படியொரு கட்டணம் இருப்பதாக எமக்குத் தெரியவில்லை; பொருளுக்கும் தபாலுக்கும் அப்போதும் உங்களுக்குச் செலவாகும்.',
      },
      {
        question: 'UK கட்டணத்தில் VAT சேர்ந்துள்ளதா?',
        answer:
          'ஆம், வெளியிடப்பட்ட கட்டணத்தில் VAT சேர்ந்துள்ளது. EU இலுள்ள கடைகளுக்கு ஒரு வீதத்தைக் கண்டோம்; ஆனால் அது எதில் எடுக்கப்படுகிறது எனக் கூறும் பக்கத்தை நாங்கள் காணவில்லை. கணிப்பான் அவற்றைக் கணக்கிடாது; அந்த வீதத்தை வெளியிடப்பட்ட கட்டணங்கள் காட்டும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
