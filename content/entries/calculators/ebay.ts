import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const ebay = {
  en: {
    paragraph:
      'A listing price is not what you earn. The fee is taken from the postage as well as from the price, and a parcel from Sri Lanka can cost as much as the item in it. Seeing the whole page before you list is the difference between a sale and a profit.',
    reasons: [
      { title: 'Fees and costs apart', text: 'What eBay charges and what you paid yourself are on separate lines.' },
      {
        title: 'A loss shows at once',
        text: 'The profit follows every key you press, with its sign, before the item is listed.',
      },
      {
        title: 'Nothing leaves your browser',
        text: 'No account and no request to a server: your prices stay on your own device.',
      },
    ],
    steps: [
      { title: 'Enter the sale', text: 'The price, the postage you charge, and what item and parcel cost you.' },
      { title: 'Read the breakdown', text: 'Find the line that takes most. It is often the parcel, not the fee.' },
      {
        title: 'Try another price',
        text: 'Raise the price or the postage step by step until the profit is worth the work.',
      },
      {
        title: 'List, then compare',
        text: 'Set the first payout beside this page. If they differ, look at what the result does not count.',
      },
    ],
    questions: [
      {
        question: 'How much does eBay take from a sale?',
        answer:
          'A final value fee of 3.5% to 15% of the sale, depending on the category, and a payment fee of 2.9% + $0.30. The quick estimate uses one fixed rate for every category instead.',
        fact: 'ebay-payment-fee',
      },
      {
        question: 'Does postage count in the fee?',
        answer:
          'Yes. The final value fee is taken from the price and from the shipping you charge the buyer together, so free shipping with a higher price costs the same fee as a lower price with shipping on top.',
      },
      {
        question: 'What does a top rated seller save?',
        answer:
          'A top rated seller gets up to a 10% discount on final value fees. It requires 100+ transactions and 98%+ feedback.',
        fact: 'ebay-top-rated',
      },
      {
        question: 'Can I sell on eBay from Sri Lanka?',
        answer:
          'Yes. New sellers start with low monthly limits, and payouts go to a bank account or a payout provider that eBay accepts for your country. A company abroad is not required to begin.',
      },
      {
        question: 'Why do the six options not change the result?',
        answer:
          'The quick estimate has one rate and one fixed fee, so that two sales can be compared in a second. The options are listed because they exist on eBay; the estimate does not count them.',
      },
    ],
  },
  si: {
    paragraph:
      'ඔබ දමන මිල ඔබ උපයන මුදල නොවේ. ගාස්තුව අය කරන්නේ මිලෙන් පමණක් නොව තැපැල් ගාස්තුවෙන් ද වේ; ශ්‍රී ලංකාවෙන් යවන පාර්සලයකට එහි ඇති භාණ්ඩයට තරම්ම මුදලක් වැය විය හැක. විකිණීමට දැමීමට පෙර මුළු පිටුවම බැලුවහොත්, විකිණීමෙන් ලාභයක් ලැබේදැයි දැනගත හැක.',
    reasons: [
      { title: 'ගාස්තු සහ පිරිවැය වෙන වෙනම', text: 'eBay ගන්නා දේ සහ ඔබම ගෙවූ දේ වෙන වෙනම පේළිවල ඇත.' },
      {
        title: 'අලාභයක් වහාම පෙනේ',
        text: 'භාණ්ඩය විකිණීමට දැමීමට පෙර, ඔබ ඔබන සෑම යතුරක් සමඟම ලාභය එහි ලකුණ සමඟ වෙනස් වේ.',
      },
      {
        title: 'කිසිවක් ඔබේ අතිරික්සුවෙන් පිටතට නොයයි',
        text: 'ගිණුමක් නැත, පරිගණක පද්ධතියකට ඉල්ලීමක් නැත: ඔබේ මිල ගණන් ඔබේම උපාංගයේ පවතී.',
      },
    ],
    steps: [
      { title: 'විකිණීම ඇතුළත් කරන්න', text: 'මිල, ඔබ අය කරන තැපැල් ගාස්තුව, භාණ්ඩයට සහ පාර්සලයට ඔබට වැය වන මුදල.' },
      { title: 'ගාස්තු විස්තරය කියවන්න', text: 'වැඩියෙන්ම ගන්නා පේළිය සොයන්න. බොහෝ විට එය ගාස්තුව නොව පාර්සලයයි.' },
      {
        title: 'වෙනත් මිලක් උත්සාහ කරන්න',
        text: 'ලාභය වැඩේට වටින තෙක් මිල හෝ තැපැල් ගාස්තුව පියවරෙන් පියවර වැඩි කරන්න.',
      },
      {
        title: 'විකිණීමට දමා, සසඳන්න',
        text: 'පළමු වරට ලැබුණු මුදල මෙම පිටුව සමඟ සසඳන්න. ඒවා වෙනස් නම්, ප්‍රතිඵලය ගණන් නොගන්නා දේ බලන්න.',
      },
    ],
    questions: [
      {
        question: 'විකිණීමකින් eBay ගන්නේ කොපමණද?',
        answer:
          'ප්‍රවර්ගය අනුව විකිණීමෙන් 3.5% – 15%ක අවසන් අගය ගාස්තුවක් (final value fee) සහ 2.9% + $0.30 ගෙවීම් ගාස්තුවක්. ඉක්මන් ඇස්තමේන්තුව ඒ වෙනුවට සෑම ප්‍රවර්ගයකටම එක් ස්ථාවර අනුපාතයක් යොදයි.',
        fact: 'ebay-payment-fee',
      },
      {
        question: 'තැපැල් ගාස්තුව ද ගාස්තුවට ගණන් ගැනේද?',
        answer:
          'ඔව්. අවසන් අගය ගාස්තුව අය කරන්නේ මිල සහ ඔබ ගැනුම්කරුගෙන් අය කරන යැවීමේ ගාස්තුව යන දෙකේම එකතුවෙනි; එබැවින් වැඩි මිලකට නොමිලේ යැවීමත්, අඩු මිලකට යැවීමේ ගාස්තුව එකතු කිරීමත් යන දෙකටම එකම ගාස්තුවක් වැය වේ.',
      },
      {
        question: 'Top Rated විකුණුම්කරුවෙක් කොපමණ ඉතිරි කරගනීද?',
        answer: 'Top Rated විකුණුම්කරුවෙකුට අවසන් අගය ගාස්තුවලින් 10% දක්වා වට්ටමක් ලැබේ. ඊට ගනුදෙනු 100+ සහ 98%+ ප්‍රතිචාර අවශ්‍ය වේ.',
        fact: 'ebay-top-rated',
      },
      {
        question: 'ශ්‍රී ලංකාවේ සිට eBay හි විකිණිය හැකිද?',
        answer:
          'ඔව්. නව විකුණුම්කරුවන් ආරම්භ කරන්නේ අඩු මාසික සීමා සමඟයි; eBay මුදල් නිකුත් කරන්නේ ඔබේ රට සඳහා එය පිළිගන්නා බැංකු ගිණුමකට හෝ ගෙවීම් සේවාවකටයි. ආරම්භ කිරීමට පිටරට සමාගමක් අවශ්‍ය නැත.',
      },
      {
        question: 'තේරීම් හය ප්‍රතිඵලය වෙනස් නොකරන්නේ ඇයි?',
        answer:
          'තත්පරයකින් විකිණීම් දෙකක් සැසඳිය හැකි වන පරිදි, ඉක්මන් ඇස්තමේන්තුවට ඇත්තේ එක් අනුපාතයක් සහ එක් ස්ථාවර ගාස්තුවකි. තේරීම් දක්වා ඇත්තේ ඒවා eBay හි ඇති බැවිනි; ඇස්තමේන්තුව ඒවා ගණන් නොගනී.',
      },
    ],
  },
  ta: {
    paragraph:
      'பட்டியலிட்ட விலையே உங்கள் வருமானம் அல்ல. கட்டணம் விலையில் மட்டுமல்ல, தபால் கட்டணத்திலும் எடுக்கப்படுகிறது; இலங்கையிலிருந்து அனுப்பும் பொதி, அதிலுள்ள பொருளின் அளவுக்கே செலவாகலாம். விற்பனைக்குப் பதிவிடும் முன் முழுப் பக்கத்தையும் பார்ப்பதே விற்பனைக்கும் இலாபத்திற்கும் இடையிலான வேறுபாடு.',
    reasons: [
      { title: 'கட்டணங்களும் செலவுகளும் தனித்தனியே', text: 'eBay எடுப்பதும் நீங்கள் செலுத்தியதும் வெவ்வேறு வரிசைகளில் உள்ளன.' },
      {
        title: 'நட்டம் உடனே தெரியும்',
        text: 'பொருளைப் பதிவிடும் முன், நீங்கள் அழுத்தும் ஒவ்வொரு விசைக்கும் இலாபம் அதன் குறியுடன் மாறும்.',
      },
      {
        title: 'எதுவும் உலாவியை விட்டு வெளியேறாது',
        text: 'கணக்கும் இல்லை, வழங்கிக்குக் கோரிக்கையும் இல்லை: உங்கள் விலைகள் உங்கள் சாதனத்திலேயே இருக்கும்.',
      },
    ],
    steps: [
      { title: 'விற்பனையை எழுதுங்கள்', text: 'விலை, நீங்கள் அறவிடும் தபால் கட்டணம், பொருளுக்கும் பொதிக்கும் ஆகும் செலவு.' },
      { title: 'கட்டண விபரத்தை வாசியுங்கள்', text: 'அதிகம் எடுக்கும் வரிசையைக் கண்டறியுங்கள். அது பெரும்பாலும் பொதி, கட்டணம் அல்ல.' },
      {
        title: 'வேறு விலையை முயற்சியுங்கள்',
        text: 'வேலைக்குத் தகுந்த இலாபம் வரும் வரை விலையை அல்லது தபால் கட்டணத்தைச் சிறிது சிறிதாகக் கூட்டுங்கள்.',
      },
      {
        title: 'பதிவிட்டு, பின் ஒப்பிடுங்கள்',
        text: 'முதலில் வரும் பணத்தை இப்பக்கத்துடன் ஒப்பிடுங்கள். வேறுபட்டால், பெறுபேறு சேர்க்காதவற்றைப் பாருங்கள்.',
      },
    ],
    questions: [
      {
        question: 'ஒரு விற்பனையில் eBay எவ்வளவு எடுக்கிறது?',
        answer:
          'வகையைப் பொறுத்து, விற்பனையின் 3.5% – 15% இறுதிப் பெறுமதிக் கட்டணம் (final value fee), அத்துடன் 2.9% + $0.30 கொடுப்பனவுக் கட்டணம். விரைவு மதிப்பீடு அதற்குப் பதிலாக எல்லா வகைகளுக்கும் ஒரே நிலையான வீதத்தைப் பயன்படுத்துகிறது.',
        fact: 'ebay-payment-fee',
      },
      {
        question: 'தபால் கட்டணமும் கட்டணத்தில் சேருமா?',
        answer:
          'ஆம். விலையும் கொள்வனவாளரிடம் அறவிடும் அனுப்பும் கட்டணமும் சேர்ந்த தொகையில் இறுதிப் பெறுமதிக் கட்டணம் எடுக்கப்படும். எனவே கூடிய விலையுடன் இலவசமாக அனுப்பினாலும், குறைந்த விலையுடன் அனுப்பும் கட்டணம் தனியாக இருந்தாலும் கட்டணம் ஒன்றே.',
      },
      {
        question: 'Top Rated விற்பனையாளருக்கு எவ்வளவு மிச்சம்?',
        answer:
          'Top Rated விற்பனையாளருக்கு இறுதிப் பெறுமதிக் கட்டணத்தில் 10% வரை கழிவு கிடைக்கும். அதற்கு 100+ கொடுக்கல் வாங்கல்களும் 98%+ பின்னூட்டமும் தேவை.',
        fact: 'ebay-top-rated',
      },
      {
        question: 'இலங்கையிலிருந்து eBay இல் விற்கலாமா?',
        answer:
          'ஆம். புதிய விற்பனையாளர்கள் குறைந்த மாதாந்த எல்லைகளுடன் தொடங்குகிறார்கள்; பணம் வங்கிக் கணக்கிற்கு அல்லது உங்கள் நாட்டிற்கு eBay ஏற்கும் கொடுப்பனவு வழங்கல் (payout) நிறுவனத்திற்குச் செல்லும். தொடங்குவதற்கு வெளிநாட்டுக் கம்பனி தேவையில்லை.',
      },
      {
        question: 'ஆறு தெரிவுகளும் பெறுபேற்றை மாற்றாதது ஏன்?',
        answer:
          'இரண்டு விற்பனைகளை ஒரு நொடியில் ஒப்பிடக்கூடியதாக, விரைவு மதிப்பீட்டில் ஒரு வீதமும் ஒரு நிலையான கட்டணமும் உள்ளன. அந்தத் தெரிவுகள் eBay இல் இருப்பதால் பட்டியலிடப்பட்டுள்ளன; மதிப்பீடு அவற்றைச் சேர்ப்பதில்லை.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
