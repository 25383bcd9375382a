import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const daraz = {
  en: {
    paragraph:
      'Daraz takes a commission that depends on the category of the item, and a payment fee on top. Your Seller Center shows both. Enter them once and see what each sale leaves you in rupees, after the item and the delivery.',
    reasons: [
      {
        title: 'No guessed rates',
        text: 'We found no published rates for Sri Lanka, so the result counts yours and nothing else.',
      },
      { title: 'Every figure opens', text: 'Tap a figure to see the formula with your own numbers in it.' },
      {
        title: 'Nothing leaves your browser',
        text: 'No account and no request to a server: your prices stay on your own device.',
      },
    ],
    steps: [
      { title: 'Find your commission', text: 'Seller Center shows the rate of the category of your item.' },
      { title: 'Find your payment fee', text: 'Your account statement shows what Daraz took of an order.' },
      { title: 'Enter price and costs', text: 'The price after your vouchers, the item, and the delivery you pay.' },
      { title: 'Set your price', text: 'Ask for a profit or a margin, and get the price that reaches it.' },
    ],
    questions: [
      {
        question: 'How much commission does Daraz take in Sri Lanka?',
        answer:
          'It depends on the category, and we found no page that publishes the rates for Sri Lanka. Your Seller Center shows the rate that applies to your shop. Rates of other countries differ, so do not use them.',
      },
      {
        question: 'Why does my statement show less than the result?',
        answer:
          'Campaigns, vouchers, free delivery, penalties or tax may have been taken as well. Add what your statement shows to “Other fees of the order”, and the result counts it.',
      },
      {
        question: 'Do I need a company to sell on Daraz?',
        answer:
          'A company abroad is of no use for it: Daraz in Sri Lanka sells to buyers in Sri Lanka and pays in rupees. Ask Daraz which papers your shop needs here.',
      },
      {
        question: 'Can I check a whole month of orders?',
        answer:
          'Yes. Put your orders into a spreadsheet with their price and rates, and open it in the bulk calculator. It shows what each order left and the sum of all fees.',
      },
    ],
  },
  si: {
    paragraph:
      'Daraz භාණ්ඩ වර්ගය අනුව වෙනස් වන කොමිස් මුදලක් සහ ඊට අමතරව ගෙවීම් ගාස්තුවක් ගනී. ඒ දෙකම ඔබේ Seller Center හි ඇත. ඒවා ඇතුළත් කර, භාණ්ඩයේ සහ බෙදාහැරීමේ පිරිවැයෙන් පසු එක් එක් විකිණීමෙන් ඔබට රුපියල් කීයක් ඉතිරි වේදැයි බලන්න.',
    reasons: [
      {
        title: 'අනුමාන අනුපාත නැත',
        text: 'ශ්‍රී ලංකාවට ප්‍රකාශිත අනුපාත අපට හමු නොවීය; ප්‍රතිඵලය ගණන් ගන්නේ ඔබේ අනුපාත පමණි.',
      },
      { title: 'සෑම ගණනක්ම විවෘත වේ', text: 'ඔබේම ගණන් සහිත සූත්‍රය බැලීමට ගණනක් ඔබන්න.' },
      {
        title: 'කිසිවක් ඔබේ අතිරික්සුවෙන් පිටතට නොයයි',
        text: 'ගිණුමක් නැත, පරිගණක පද්ධතියකට ඉල්ලීමක් නැත: ඔබේ මිල ගණන් ඔබේම උපාංගයේ පවතී.',
      },
    ],
    steps: [
      { title: 'ඔබේ කොමිස් අනුපාතය සොයන්න', text: 'ඔබේ භාණ්ඩ වර්ගයේ අනුපාතය Seller Center පෙන්වයි.' },
      { title: 'ඔබේ ගෙවීම් ගාස්තුව සොයන්න', text: 'ඇණවුමකින් Daraz ගත් මුදල ඔබේ ගිණුම් ප්‍රකාශනය පෙන්වයි.' },
      { title: 'මිල සහ පිරිවැය ඇතුළත් කරන්න', text: 'වවුචර අඩු කළ පසු මිල, භාණ්ඩය සහ ඔබ ගෙවන බෙදාහැරීම.' },
      { title: 'ඔබේ මිල නියම කරන්න', text: 'ලාභයක් හෝ ලාභ ආන්තිකයක් ඉල්ලා, ඊට අවශ්‍ය මිල ගන්න.' },
    ],
    questions: [
      {
        question: 'ශ්‍රී ලංකාවේ Daraz කොපමණ කොමිස් මුදලක් ගන්නේද?',
        answer:
          'එය භාණ්ඩ වර්ගය අනුව වෙනස් වේ; ශ්‍රී ලංකාවේ අනුපාත ප්‍රකාශයට පත් කරන පිටුවක් අපට හමු නොවීය. ඔබේ වෙළෙඳසැලට අදාළ අනුපාතය Seller Center පෙන්වයි. වෙනත් රටවල අනුපාත වෙනස් ය, එබැවින් ඒවා භාවිත නොකරන්න.',
      },
      {
        question: 'මගේ ගිණුම් ප්‍රකාශනය ප්‍රතිඵලයට වඩා අඩුවෙන් පෙන්වන්නේ ඇයි?',
        answer:
          'ප්‍රවර්ධන, වවුචර, නොමිලේ බෙදාහැරීම, දඩ හෝ බදු ද අඩු කර තිබිය හැක. ප්‍රකාශනයේ ඇති දේ “ඇණවුමේ වෙනත් ගාස්තු” වෙත එකතු කළ විට, ප්‍රතිඵලය එය ගණන් ගනී.',
      },
      {
        question: 'Daraz හි විකිණීමට මට සමාගමක් අවශ්‍යද?',
        answer:
          'පිටරට සමාගමකින් එයට ප්‍රයෝජනයක් නැත: ශ්‍රී ලංකාවේ Daraz විකුණන්නේ ශ්‍රී ලංකාවේ ගැනුම්කරුවන්ටයි, ගෙවන්නේ රුපියල්වලිනි. ඔබේ වෙළෙඳසැලට මෙහි අවශ්‍ය ලේඛන මොනවාදැයි Daraz වෙතින් අසන්න.',
      },
      {
        question: 'මාසයකම ඇණවුම් එකවර බැලිය හැකිද?',
        answer:
          'ඔව්. ඔබේ ඇණවුම් මිල සහ අනුපාත සමඟ පැතුරුම්පතකට දමා, විකිණීම් ලැයිස්තු ගණකයේ විවෘත කරන්න. එය එක් එක් ඇණවුමෙන් ඉතිරි වූ මුදල සහ සියලු ගාස්තුවල එකතුව පෙන්වයි.',
      },
    ],
  },
  ta: {
    paragraph:
      'Daraz பொருளின் வகையைப் பொறுத்த தரகையும், மேலதிகமாகக் கொடுப்பனவுக் கட்டணத்தையும் எடுக்கிறது. இரண்டும் உங்கள் Seller Center இல் உள்ளன. அவற்றை எழுதி, பொருளும் விநியோகமும் போக ஒவ்வொரு விற்பனையிலும் ரூபாவில் மீதமாவதைப் பாருங்கள்.',
    reasons: [
      {
        title: 'ஊகித்த வீதங்கள் இல்லை',
        text: 'இலங்கைக்கான வெளியிடப்பட்ட வீதங்களை நாங்கள் காணவில்லை; பெறுபேறு உங்கள் வீதங்களை மட்டுமே கணக்கிடும்.',
      },
      { title: 'ஒவ்வொரு தொகையும் திறக்கும்', text: 'உங்கள் தொகைகளுடன் சூத்திரத்தைக் காண ஒரு தொகையைத் தொடுங்கள்.' },
      {
        title: 'எதுவும் உலாவியை விட்டு வெளியேறாது',
        text: 'கணக்கும் இல்லை, வழங்கிக்குக் கோரிக்கையும் இல்லை: உங்கள் விலைகள் உங்கள் சாதனத்திலேயே இருக்கும்.',
      },
    ],
    steps: [
      { title: 'உங்கள் தரகைக் கண்டறியுங்கள்', text: 'உங்கள் பொருளின் வகைக்கான வீதத்தை Seller Center காட்டும்.' },
      { title: 'கொடுப்பனவுக் கட்டணத்தைக் கண்டறியுங்கள்', text: 'ஒரு கட்டளையில் Daraz எடுத்ததை உங்கள் கணக்குக் கூற்று காட்டும்.' },
      { title: 'விலையையும் செலவுகளையும் எழுதுங்கள்', text: 'வவுச்சர்கள் போன விலை, பொருள், நீங்கள் செலுத்தும் விநியோகம்.' },
      { title: 'உங்கள் விலையைத் தீர்மானியுங்கள்', text: 'ஓர் இலாபத்தை அல்லது இலாப வீதத்தைக் கேட்டு, அதற்கான விலையைப் பெறுங்கள்.' },
    ],
    questions: [
      {
        question: 'இலங்கையில் Daraz எவ்வளவு தரகு எடுக்கிறது?',
        answer:
          'அது பொருளின் வகையைப் பொறுத்தது; இலங்கைக்கான வீதங்களை வெளியிடும் பக்கத்தை நாங்கள் காணவில்லை. உங்கள் கடைக்குரிய வீதத்தை Seller Center காட்டும். பிற நாடுகளின் வீதங்கள் வேறுபடும்; அவற்றைப் பயன்படுத்த வேண்டாம்.',
      },
      {
        question: 'எனது கணக்குக் கூற்று பெறுபேற்றை விடக் குறைவாகக் காட்டுவது ஏன்?',
        answer:
          'பிரசாரங்கள், வவுச்சர்கள், இலவச விநியோகம், தண்டப்பணம் அல்லது வரியும் கழிக்கப்பட்டிருக்கலாம். கூற்றிலுள்ளதை “கட்டளையின் ஏனைய கட்டணங்கள்” என்பதில் சேருங்கள்; பெறுபேறு அதைக் கணக்கிடும்.',
      },
      {
        question: 'Daraz இல் விற்க எனக்குக் கம்பனி தேவையா?',
        answer:
          'வெளிநாட்டுக் கம்பனியால் அதற்குப் பயனில்லை: இலங்கை Daraz இலங்கையிலுள்ள கொள்வனவாளர்களுக்கு விற்று ரூபாவில் செலுத்துகிறது. உங்கள் கடைக்கு இங்கே தேவையான ஆவணங்களை Daraz இடம் கேளுங்கள்.',
      },
      {
        question: 'ஒரு மாதத்தின் எல்லாக் கட்டளைகளையும் பார்க்க முடியுமா?',
        answer:
          'ஆம். உங்கள் கட்டளைகளை விலையுடனும் வீதங்களுடனும் விரிதாளில் இட்டு, விற்பனைப் பட்டியல் கணிப்பானில் திறவுங்கள். ஒவ்வொரு கட்டளையிலும் மீதமானதையும் எல்லாக் கட்டணங்களின் கூட்டுத்தொகையையும் அது காட்டும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
