import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const paypal = {
  en: {
    paragraph:
      'A buyer who pays by PayPal pays the price on the page; you receive less. Part goes to the payment fee, part to the exchange into rupees, and the item and the parcel are still to be paid. This page puts the lines of one sale under one another.',
    reasons: [
      {
        title: 'One sale on one page',
        text: 'Price, postage, fees and your own costs are added up to a single profit.',
      },
      {
        title: 'A note for Sri Lanka',
        text: 'The note beside the result gives the range that sellers in Sri Lanka usually meet.',
      },
      { title: 'Nothing leaves your browser', text: 'You need no account with us or with PayPal to try a price.' },
    ],
    steps: [
      { title: 'Enter the sale', text: 'What the buyer pays for the item and the shipping, and what both cost you.' },
      { title: 'Read the estimate', text: 'The fees and the profit follow every key you press.' },
      {
        title: 'Add the exchange',
        text: 'A payment from abroad is converted, and the conversion has a fee of its own.',
      },
      {
        title: 'Set your price',
        text: 'Raise the price until the profit covers the fees that the estimate leaves out.',
      },
    ],
    questions: [
      {
        question: 'What does PayPal charge a seller in Sri Lanka?',
        answer:
          'Fees typically range from 2.9% for domestic transactions to 4.4% plus a fixed fee for international transactions. Cross-border and currency conversion fees may apply.',
        fact: 'paypal-sri-lanka-fees',
      },
      {
        question: 'Can I receive money by PayPal in Sri Lanka?',
        answer:
          'Receiving was announced on 15 May 2026 with Bank of Ceylon, Commercial Bank and Sampath Bank. Payments go to the linked local bank account; whether a balance in foreign currency can be kept is not confirmed. Before that, accounts in Sri Lanka could only send.',
        fact: 'paypal-sri-lanka-receiving',
      },
      {
        question: 'Why is the result the same as on the eBay page?',
        answer:
          'Both quick estimates use one rule of thumb, a share of the sale and a fixed fee, so that the two can be compared. It is not PayPal’s tariff, which the published fees on this page count; the note beside the estimate gives the usual range.',
      },
      {
        question: 'Is PayPal through a UK or US company better?',
        answer:
          'Sometimes. A business account of a company abroad follows that country’s fees and keeps a balance in pounds or dollars, but the company has yearly costs. For a few payments a month they are rarely worth it.',
      },
      {
        question: 'What does a refund cost me?',
        answer:
          'The sale is returned to the buyer, but in most countries PayPal keeps the fee it charged you. Count a refund as a small loss, not as zero.',
      },
    ],
  },
  si: {
    paragraph:
      'PayPal මඟින් ගෙවන ගැනුම්කරු පිටුවේ ඇති මිල ගෙවයි; ඔබට ලැබෙන්නේ ඊට අඩුවෙනි. කොටසක් ගෙවීම් ගාස්තුවට ද, කොටසක් රුපියල්වලට හැරවීමට ද යයි; භාණ්ඩයට සහ පාර්සලයට තවමත් ගෙවිය යුතුය. මෙම පිටුව එක් විකිණීමක පේළි එකක් යට එකක් තබයි.',
    reasons: [
      {
        title: 'එක් විකිණීමක් එක් පිටුවක',
        text: 'මිල, තැපැල් ගාස්තු, ගාස්තු සහ ඔබේ පිරිවැය එකම ලාභයකට එකතු කෙරේ.',
      },
      {
        title: 'ශ්‍රී ලංකාවට සටහනක්',
        text: 'ප්‍රතිඵලය අසල ඇති සටහන, ශ්‍රී ලංකාවේ විකුණුම්කරුවන්ට සාමාන්‍යයෙන් අදාළ වන පරාසය දක්වයි.',
      },
      {
        title: 'කිසිවක් ඔබේ අතිරික්සුවෙන් පිටතට නොයයි',
        text: 'මිලක් අත්හදා බැලීමට අප සමඟ හෝ PayPal සමඟ ගිණුමක් අවශ්‍ය නැත.',
      },
    ],
    steps: [
      {
        title: 'විකිණීම ඇතුළත් කරන්න',
        text: 'භාණ්ඩයට සහ යැවීමට ගැනුම්කරු ගෙවන මුදල සහ ඒ දෙකට ඔබට වැය වන මුදල.',
      },
      { title: 'ඇස්තමේන්තුව කියවන්න', text: 'ඔබ ඔබන සෑම යතුරක් සමඟම ගාස්තු සහ ලාභය වෙනස් වේ.' },
      {
        title: 'මුදල් පරිවර්තනය එකතු කරන්න',
        text: 'පිටරටින් එන ගෙවීමක් පරිවර්තනය කෙරේ; පරිවර්තනයට වෙනම ගාස්තුවක් ඇත.',
      },
      {
        title: 'ඔබේ මිල නියම කරන්න',
        text: 'ඇස්තමේන්තුව අත්හරින ගාස්තු ද ලාභයෙන් පියවෙන තෙක් මිල වැඩි කරන්න.',
      },
    ],
    questions: [
      {
        question: 'ශ්‍රී ලංකාවේ විකුණුම්කරුවෙකුගෙන් PayPal අය කරන්නේ කොපමණද?',
        answer:
          'ගාස්තු සාමාන්‍යයෙන් දේශීය ගනුදෙනු සඳහා 2.9% සිට, ජාත්‍යන්තර ගනුදෙනු සඳහා 4.4% සහ ස්ථාවර ගාස්තුවක් දක්වා වේ. දේශසීමා හරහා ගනුදෙනු සහ මුදල් පරිවර්තන ගාස්තු අදාළ විය හැක.',
        fact: 'paypal-sri-lanka-fees',
      },
      {
        question: 'ශ්‍රී ලංකාවේ PayPal මඟින් මුදල් ලබා ගත හැකිද?',
        answer:
          'මුදල් ලබා ගැනීම 2026 මැයි 15 දින ලංකා බැංකුව, කොමර්ෂල් බැංකුව සහ සම්පත් බැංකුව සමඟ නිවේදනය කරන ලදී. ගෙවීම් යන්නේ සම්බන්ධ කළ දේශීය බැංකු ගිණුමටයි; විදේශ ව්‍යවහාර මුදල් ශේෂයක් තබාගත හැකිද යන්න තහවුරු වී නැත. ඊට පෙර ශ්‍රී ලංකාවේ ගිණුම්වලට හැකි වූයේ මුදල් යැවීමට පමණි.',
        fact: 'paypal-sri-lanka-receiving',
      },
      {
        question: 'ප්‍රතිඵලය eBay පිටුවේ එකම වන්නේ ඇයි?',
        answer:
          'දෙක සැසඳිය හැකි වන පරිදි, ඉක්මන් ඇස්තමේන්තු දෙකම එකම දළ රීතියක් යොදයි: විකිණීමෙන් කොටසක් සහ ස්ථාවර ගාස්තුවක්. එය PayPal ගාස්තු වගුව නොවේ; එය ගණන් ගන්නේ මෙම පිටුවේ ප්‍රකාශිත ගාස්තු ය. ඇස්තමේන්තුව අසල ඇති සටහන සාමාන්‍ය පරාසය දක්වයි.',
      },
      {
        question: 'UK හෝ US සමාගමක් හරහා PayPal වඩා හොඳද?',
        answer:
          'සමහර විට. පිටරට සමාගමක ව්‍යාපාරික ගිණුමකට එම රටේ ගාස්තු අදාළ වන අතර පවුම් හෝ ඩොලර් ශේෂයක් තබාගත හැක; එහෙත් සමාගමට වාර්ෂික පිරිවැයක් ඇත. මාසයකට ගෙවීම් කිහිපයක් සඳහා එය වටින්නේ කලාතුරකිනි.',
      },
      {
        question: 'මුදල් ආපසු ගෙවීමකින් මට වැය වන්නේ කුමක්ද?',
        answer:
          'විකිණීමේ මුදල ගැනුම්කරුට ආපසු ගෙවනු ලැබේ, එහෙත් බොහෝ රටවල PayPal ඔබෙන් අය කළ ගාස්තුව තබාගනී. මුදල් ආපසු ගෙවීමක් බිංදුවක් ලෙස නොව කුඩා අලාභයක් ලෙස ගණන් ගන්න.',
      },
    ],
  },
  ta: {
    paragraph:
      'PayPal மூலம் செலுத்தும் கொள்வனவாளர் பக்கத்திலுள்ள விலையைச் செலுத்துகிறார்; உங்களுக்குக் குறைவாகக் கிடைக்கிறது. ஒரு பகுதி கொடுப்பனவுக் கட்டணத்திற்கும், ஒரு பகுதி ரூபாவிற்கு மாற்றுவதற்கும் செல்கிறது; பொருளுக்கும் பொதிக்கும் இன்னும் செலுத்த வேண்டும். ஒரு விற்பனையின் வரிசைகளை இந்தப் பக்கம் ஒன்றன் கீழ் ஒன்றாக வைக்கிறது.',
    reasons: [
      {
        title: 'ஒரு விற்பனை ஒரே பக்கத்தில்',
        text: 'விலை, தபால் கட்டணம், கட்டணங்கள், உங்கள் செலவுகள் சேர்ந்து ஒரே இலாபமாகக் கூட்டப்படும்.',
      },
      {
        title: 'இலங்கைக்கான குறிப்பு',
        text: 'இலங்கை விற்பனையாளர்கள் வழமையாகச் சந்திக்கும் வீச்சைப் பெறுபேற்றின் அருகிலுள்ள குறிப்பு கூறும்.',
      },
      {
        title: 'எதுவும் உலாவியை விட்டு வெளியேறாது',
        text: 'ஒரு விலையை முயற்சிக்க எம்மிடமோ PayPal இலோ உங்களுக்குக் கணக்கு தேவையில்லை.',
      },
    ],
    steps: [
      { title: 'விற்பனையை எழுதுங்கள்', text: 'பொருளுக்கும் அனுப்புவதற்கும் கொள்வனவாளர் செலுத்துவதும், இரண்டிற்கும் உங்கள் செலவும்.' },
      { title: 'மதிப்பீட்டை வாசியுங்கள்', text: 'நீங்கள் அழுத்தும் ஒவ்வொரு விசைக்கும் கட்டணங்களும் இலாபமும் மாறும்.' },
      {
        title: 'நாணய மாற்றத்தைச் சேருங்கள்',
        text: 'வெளிநாட்டிலிருந்து வரும் கொடுப்பனவு மாற்றப்படுகிறது; மாற்றத்திற்குத் தனிக் கட்டணம் உண்டு.',
      },
      {
        title: 'உங்கள் விலையைத் தீர்மானியுங்கள்',
        text: 'மதிப்பீட்டில் சேராத கட்டணங்களையும் இலாபம் ஈடுசெய்யும் வரை விலையைக் கூட்டுங்கள்.',
      },
    ],
    questions: [
      {
        question: 'இலங்கை விற்பனையாளரிடம் PayPal எவ்வளவு அறவிடுகிறது?',
        answer:
          'கட்டணங்கள் வழமையாக, உள்நாட்டுக் கொடுக்கல் வாங்கல்களுக்கு 2.9% முதல் சர்வதேசக் கொடுக்கல் வாங்கல்களுக்கு 4.4% உடன் ஒரு நிலையான கட்டணம் வரை. எல்லை கடந்த கொடுப்பனவுக்கும் நாணய மாற்றத்திற்கும் கட்டணங்கள் அறவிடப்படலாம்.',
        fact: 'paypal-sri-lanka-fees',
      },
      {
        question: 'இலங்கையில் PayPal மூலம் பணம் பெறலாமா?',
        answer:
          'இலங்கை வங்கி, கொமர்ஷல் வங்கி, சம்பத் வங்கி ஆகியவற்றுடன் பணம் பெறுதல் 15 மே 2026 அன்று அறிவிக்கப்பட்டது. கொடுப்பனவுகள் இணைக்கப்பட்ட உள்நாட்டு வங்கிக் கணக்கிற்குச் செல்லும்; வெளிநாட்டு நாணயத்தில் மீதி வைத்திருக்க முடியுமா என்பது உறுதிப்படுத்தப்படவில்லை. அதற்கு முன், இலங்கையிலுள்ள கணக்குகளால் அனுப்ப மட்டுமே முடிந்தது.',
        fact: 'paypal-sri-lanka-receiving',
      },
      {
        question: 'பெறுபேறு eBay பக்கத்திலுள்ளதையே ஒத்திருப்பது ஏன்?',
        answer:
          'இரண்டையும் ஒப்பிடக்கூடியதாக, இரு விரைவு மதிப்பீடுகளும் ஒரே விதியைப் பயன்படுத்துகின்றன: விற்பனையின் ஒரு பங்கும் ஒரு நிலையான கட்டணமும். இது PayPal கட்டண அட்டவணை அல்ல; அதை இப்பக்கத்தின் வெளியிடப்பட்ட கட்டணங்கள் கணக்கில் எடுக்கின்றன. வழமையான வீச்சை மதிப்பீட்டின் அருகிலுள்ள குறிப்பு தருகிறது.',
      },
      {
        question: 'UK அல்லது US கம்பனி ஊடாக PayPal சிறந்ததா?',
        answer:
          'சில வேளைகளில். வெளிநாட்டுக் கம்பனியின் வியாபாரக் கணக்கு அந்த நாட்டின் கட்டணங்களைப் பின்பற்றுகிறது, பவுண் அல்லது டொலரில் மீதி வைத்திருக்கிறது; ஆனால் கம்பனிக்கு வருடாந்தச் செலவுகள் உண்டு. மாதத்திற்குச் சில கொடுப்பனவுகளுக்கு அது பெரும்பாலும் பயனளிக்காது.',
      },
      {
        question: 'பண மீளளிப்பு எனக்கு எவ்வளவு செலவு?',
        answer:
          'விற்பனைத் தொகை கொள்வனவாளருக்குத் திருப்பிக் கொடுக்கப்படும்; ஆனால் பெரும்பாலான நாடுகளில், உங்களிடம் அறவிட்ட கட்டணத்தை PayPal திருப்பித் தருவதில்லை. மீளளிப்பைப் பூச்சியமாக அல்ல, சிறிய நட்டமாகக் கணக்கிடுங்கள்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
