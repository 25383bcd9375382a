import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import { claimTexts } from '../../src/firm/claims/claim-texts.ts';
import type { Everywhere } from '../../src/locales.ts';

export const amazon = {
  en: {
    paragraph:
      'Most products that lose money on Amazon lose it quietly: the referral fee is known, the fulfilment fee is not looked up, and advertising comes last. Enter one unit with its box and every cost you have, and see what is left before you order a thousand.',
    reasons: [
      { title: 'The whole unit', text: 'Referral, fulfilment, product, freight, marketing and storage in one sum.' },
      { title: 'Size decides', text: 'One inch can move a box from the standard tier to oversize. Try it here first.' },
      {
        title: 'Three measures of profit',
        text: 'Net profit, margin and return on investment, in green or red and with the sign.',
      },
    ],
    steps: [
      {
        title: 'Describe the product',
        text: 'Marketplace, category, price, and the size and weight of the packed box.',
      },
      { title: 'Add every cost', text: 'Freight to Amazon, advertising and storage belong to the unit too.' },
      { title: 'Calculate the profit', text: 'The results open once and then follow every change you make.' },
      { title: 'Change one thing', text: 'Try a smaller box, a higher price or your own shipping, and compare.' },
    ],
    questions: [
      {
        question: 'How long does Amazon’s seller verification take?',
        answer: `Amazon seller verification takes ${claimTexts('en').amazonVerification}. Have the passport, a recent bank statement and the company’s papers ready, with the same name and address on each.`,
      },
      {
        question: 'What is the difference between FBA and FBM?',
        answer:
          'With FBA Amazon stores, packs and ships for a fulfilment fee that depends on size and weight. With FBM you ship yourself: the fulfilment fee is zero here, and your postage belongs under your own costs.',
      },
      {
        question: 'When is a product oversize?',
        answer:
          'When the packed box passes any one of the limits: 18 inches on the longest side, 14 on the middle one, 8 on the shortest, or 20 lb of weight. The order in which you type the sides does not matter.',
      },
      {
        question: 'Can I sell on Amazon from Sri Lanka?',
        answer:
          'Ask Amazon first: its list of countries for sellers named Sri Lanka in 2021, and we found no later one. A person or a Sri Lankan company may be enough; the marketplace checks your identity, your address and where payouts go. A US or UK company mainly helps with the bank account and with tax papers.',
      },
      {
        question: 'What does the estimate leave out?',
        answer:
          'Peak-season fees, surcharges, returns, long-term storage and taxes. It uses one size table for every marketplace, so treat pounds and euros as a first guess.',
        fact: 'amazon-fulfilment-table',
      },
    ],
  },
  si: {
    paragraph:
      'Amazon හි බොහෝ භාණ්ඩවලින් අලාභ වන්නේ නොදැනීමයි: විකුණුම් ගාස්තුව (referral fee) දැන සිටියත් ඇණවුම් ඉටු කිරීමේ ගාස්තුව (fulfilment fee) සොයා බලන්නේ නැත, වෙළෙඳ ප්‍රචාරණය අන්තිමට එකතු වේ. එක් ඒකකයක් එහි පෙට්ටිය සහ ඔබට ඇති සියලු පිරිවැය සමඟ ඇතුළත් කර, දහසක් ඇණවුම් කිරීමට පෙර ඉතිරි වන දේ බලන්න.',
    reasons: [
      {
        title: 'සම්පූර්ණ ඒකකය',
        text: 'විකුණුම් ගාස්තුව, ඇණවුම් ඉටු කිරීම, භාණ්ඩය, ප්‍රවාහනය, අලෙවිකරණය සහ ගබඩා කිරීම එක් එකතුවක.',
      },
      {
        title: 'තීරණය කරන්නේ ප්‍රමාණය',
        text: 'එක් අඟලක් නිසා පෙට්ටියක් සම්මත කාණ්ඩයෙන් අධිප්‍රමාණ කාණ්ඩයට යා හැක. පළමුව මෙහි උත්සාහ කරන්න.',
      },
      {
        title: 'ලාභයේ මිනුම් තුනක්',
        text: 'ශුද්ධ ලාභය, ලාභ ආන්තිකය සහ ආයෝජන ප්‍රතිලාභය, කොළ හෝ රතු පාටින්, එහි ලකුණ සමඟ.',
      },
    ],
    steps: [
      {
        title: 'භාණ්ඩය විස්තර කරන්න',
        text: 'වෙළෙඳ වේදිකාව, ප්‍රවර්ගය, මිල, ඇසුරුම් කළ පෙට්ටියේ ප්‍රමාණය සහ බර.',
      },
      {
        title: 'සියලු පිරිවැය එකතු කරන්න',
        text: 'Amazon වෙත ප්‍රවාහනය, වෙළෙඳ ප්‍රචාරණය සහ ගබඩා කිරීම ද ඒකකයට අයත් ය.',
      },
      { title: 'ලාභය ගණනය කරන්න', text: 'ප්‍රතිඵල එක් වරක් විවෘත වී, ඉන්පසු ඔබ කරන සෑම වෙනසක් සමඟම වෙනස් වේ.' },
      {
        title: 'එක් දෙයක් වෙනස් කරන්න',
        text: 'කුඩා පෙට්ටියක්, වැඩි මිලක් හෝ ඔබම යැවීම උත්සාහ කර සසඳන්න.',
      },
    ],
    questions: [
      {
        question: 'Amazon විකුණුම්කරු තහවුරු කිරීමට කොපමණ කාලයක් ගත වේද?',
        answer: `Amazon විකුණුම්කරු තහවුරු කිරීමට ${claimTexts('si').amazonVerification} ගත වේ. විදේශ ගමන් බලපත්‍රය, මෑත බැංකු ප්‍රකාශනයක් සහ සමාගමේ ලේඛන සූදානම් කර තබාගන්න; සෑම එකකම එකම නම සහ ලිපිනය තිබිය යුතුය.`,
      },
      {
        question: 'FBA සහ FBM අතර වෙනස කුමක්ද?',
        answer:
          'FBA සමඟ Amazon භාණ්ඩ ගබඩා කර, ඇසුරුම් කර, යවයි; ඒ සඳහා ප්‍රමාණය සහ බර අනුව ඇණවුම් ඉටු කිරීමේ ගාස්තුවක් අය කරයි. FBM සමඟ යවන්නේ ඔබමයි: මෙහි ඇණවුම් ඉටු කිරීමේ ගාස්තුව බිංදුවක් වන අතර ඔබේ තැපැල් ගාස්තුව ඔබේ පිරිවැයට අයත් ය.',
      },
      {
        question: 'භාණ්ඩයක් අධිප්‍රමාණ වන්නේ කවදාද?',
        answer:
          'ඇසුරුම් කළ පෙට්ටිය මේ සීමාවලින් ඕනෑම එකක් ඉක්මවන විට: දිගම පැත්ත අඟල් 18, මැද පැත්ත 14, කෙටිම පැත්ත 8, හෝ බර 20 lb. ඔබ පැති ලියන අනුපිළිවෙළ වැදගත් නොවේ.',
      },
      {
        question: 'ශ්‍රී ලංකාවේ සිට Amazon හි විකිණිය හැකිද?',
        answer:
          'පළමුව Amazon වෙතින් අසන්න: විකුණුම්කරුවන් සඳහා Amazon රටවල් ලැයිස්තුවේ 2021 දී ශ්‍රී ලංකාව සඳහන් විය; ඊට පසු ලැයිස්තුවක් අපට හමු නොවීය. පුද්ගලයෙකු හෝ ශ්‍රී ලංකා සමාගමක් ප්‍රමාණවත් විය හැක; වෙළෙඳ වේදිකාව ඔබේ අනන්‍යතාව, ලිපිනය සහ මුදල් නිකුත් කරන තැන පරීක්ෂා කරයි. US හෝ UK සමාගමක් ප්‍රධාන වශයෙන් උදව් වන්නේ බැංකු ගිණුමට සහ බදු ලේඛනවලටයි.',
      },
      {
        question: 'ඇස්තමේන්තුව අත්හරින්නේ මොනවාද?',
        answer:
          'ඉහළම ඉල්ලුම් සමයේ ගාස්තු, අතිරේක ගාස්තු, ආපසු එවීම්, දිගුකාලීන ගබඩා කිරීම සහ බදු. සෑම වෙළෙඳ වේදිකාවකටම එය එක් ප්‍රමාණ වගුවක් යොදයි; එබැවින් පවුම් සහ යුරෝ ගණන් මුල් අනුමානයක් ලෙස සලකන්න.',
        fact: 'amazon-fulfilment-table',
      },
    ],
  },
  ta: {
    paragraph:
      'Amazon இல் நட்டமாகும் பெரும்பாலான பொருட்கள் சத்தமின்றியே நட்டமாகின்றன: விற்பனைக் கட்டணம் (referral fee) தெரியும், கட்டளை நிறைவேற்றல் கட்டணத்தை எவரும் பார்ப்பதில்லை, விளம்பரம் கடைசியில் வரும். ஓர் அலகை அதன் பெட்டியுடனும் எல்லாச் செலவுகளுடனும் எழுதி, ஆயிரம் அலகுகளைக் கொள்வனவு செய்யும் முன் மீதமாவதைப் பாருங்கள்.',
    reasons: [
      { title: 'அலகு முழுவதும்', text: 'விற்பனைக் கட்டணம், நிறைவேற்றல், பொருள், சரக்கு, சந்தைப்படுத்தல், களஞ்சியம் ஒரே கூட்டலில்.' },
      {
        title: 'அளவே தீர்மானிக்கும்',
        text: 'ஓர் அங்குலம் பெட்டியை வழமையான அளவிலிருந்து பெரிய அளவுக்கு மாற்றலாம். முதலில் இங்கே பாருங்கள்.',
      },
      {
        title: 'இலாபத்தின் மூன்று அளவீடுகள்',
        text: 'தேறிய இலாபம், இலாப வீதம், முதலீட்டு வருவாய்; பச்சை அல்லது சிவப்பில், குறியுடன்.',
      },
    ],
    steps: [
      {
        title: 'பொருளை விபரியுங்கள்',
        text: 'இணையச் சந்தை, வகை, விலை, பொதியிட்ட பெட்டியின் அளவும் நிறையும்.',
      },
      { title: 'எல்லாச் செலவையும் சேருங்கள்', text: 'Amazon இற்கான சரக்குச் செலவு, விளம்பரம், களஞ்சியம் என்பனவும் அலகிற்கு உரியவை.' },
      {
        title: 'இலாபத்தைக் கணக்கிடுங்கள்',
        text: 'பெறுபேறுகள் ஒரு தடவை திறந்து, பின் நீங்கள் செய்யும் ஒவ்வொரு மாற்றத்தையும் பின்தொடரும்.',
      },
      { title: 'ஒன்றை மாற்றுங்கள்', text: 'சிறிய பெட்டி, கூடிய விலை அல்லது நீங்களே அனுப்புவதை முயற்சித்து ஒப்பிடுங்கள்.' },
    ],
    questions: [
      {
        question: 'Amazon விற்பனையாளர் சரிபார்ப்புக்கு எவ்வளவு காலம்?',
        answer: `Amazon விற்பனையாளர் சரிபார்ப்பு எடுக்கும் காலம்: ${claimTexts('ta').amazonVerification}. கடவுச்சீட்டு, அண்மைய வங்கிக் கூற்று, கம்பனியின் ஆவணங்கள் என்பவற்றை, ஒவ்வொன்றிலும் ஒரே பெயரும் முகவரியும் இருக்கும்படி, தயாராக வைத்திருங்கள்.`,
      },
      {
        question: 'FBA இற்கும் FBM இற்கும் என்ன வேறுபாடு?',
        answer:
          'FBA இல், அளவையும் நிறையையும் பொறுத்த கட்டளை நிறைவேற்றல் கட்டணத்திற்கு Amazon களஞ்சியப்படுத்தி, பொதியிட்டு, அனுப்பும். FBM இல் நீங்களே அனுப்புகிறீர்கள்: இங்கு நிறைவேற்றல் கட்டணம் பூச்சியம்; உங்கள் தபால் கட்டணம் உங்கள் செலவுகளின் கீழ் வரும்.',
      },
      {
        question: 'ஒரு பொருள் எப்போது பெரிய அளவாகும்?',
        answer:
          'பொதியிட்ட பெட்டி இந்த எல்லைகளில் ஏதாவது ஒன்றைக் கடந்தால்: மிக நீண்ட பக்கம் 18 அங்குலம், நடுப் பக்கம் 14, மிகக் குறுகிய பக்கம் 8, அல்லது நிறை 20 lb. பக்கங்களை எந்த ஒழுங்கில் எழுதினாலும் வேறுபாடு இல்லை.',
      },
      {
        question: 'இலங்கையிலிருந்து Amazon இல் விற்கலாமா?',
        answer:
          'முதலில் Amazon இடம் கேளுங்கள்: விற்பனையாளர்களுக்கான Amazon இன் நாடுகள் பட்டியலில் 2021 இல் இலங்கை இருந்தது; பிந்திய பட்டியலை நாங்கள் காணவில்லை. தனிநபர் அல்லது இலங்கைக் கம்பனி போதுமாக இருக்கலாம்; உங்கள் அடையாளம், முகவரி, பணம் செல்லும் இடம் என்பவற்றை இணையச் சந்தை சரிபார்க்கும். US அல்லது UK கம்பனி முக்கியமாக வங்கிக் கணக்கிற்கும் வரி ஆவணங்களுக்கும் உதவும்.',
      },
      {
        question: 'மதிப்பீட்டில் சேராதவை எவை?',
        answer:
          'உச்சப் பருவகாலக் கட்டணங்கள், மேலதிகக் கட்டணங்கள், திருப்பி அனுப்பப்படுபவை, நீண்டகாலக் களஞ்சியம், வரிகள். எல்லா இணையச் சந்தைகளுக்கும் ஒரே அளவு அட்டவணையைப் பயன்படுத்துகிறது; எனவே பவுண், யூரோத் தொகைகளை முதல் ஊகமாகவே கொள்ளுங்கள்.',
        fact: 'amazon-fulfilment-table',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
