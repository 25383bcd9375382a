import type { Question } from '../../src/entries/question.ts';
import { claimTexts } from '../../src/firm/claims/claim-texts.ts';
import type { Everywhere } from '../../src/locales.ts';

const claim = claimTexts('en');
const claimSi = claimTexts('si');
const claimTa = claimTexts('ta');

/** The questions of the home page. */
export const companyFormation = {
  en: [
    {
      question: 'Can I own a US or UK company while living in Sri Lanka?',
      answer:
        'Yes. Neither country asks its owners to be residents or citizens. You need a verified identity, a registered address there, and a plan for the yearly filings and for reporting the income in Sri Lanka.',
      fact: 'uk-identity',
    },
    {
      question: 'How long does it take?',
      answer: `Registration takes ${claim.registration} once your file is complete, and incorporation is usually done in ${claim.incorporation}. A US EIN takes ${claim.ein} after that.`,
    },
    {
      question: 'Should it be the UK, the US or Hong Kong?',
      answer:
        'It depends on where your customers pay and what you sell. A UK company is cheap to keep and public; a US LLC suits dollar clients and US marketplaces; Hong Kong suits trade with Asia and costs more each year. If none of them helps you, we say so.',
    },
    {
      question: 'LLC or corporation in the US?',
      answer:
        'Most founders who own the business alone choose an LLC: one owner, few formalities, profit taxed with the owner. A corporation fits when you will sell shares to US investors; it pays its own tax.',
    },
    {
      question: 'Which payment accounts can I open?',
      answer:
        'That depends on the company’s country and on what you sell, and the provider decides. We check Stripe, Wise and PayPal for your case before you pay for anything.',
      fact: 'stripe-sri-lanka',
    },
    {
      question: 'What does it cost each year after the first?',
      answer:
        'A US LLC has at least a registered agent, a state report in most states and one federal form. A UK company has a confirmation statement, accounts and a tax return. Ask for the list for your case; each line names who is paid.',
      fact: 'form-5472',
    },
    {
      question: 'Can I reserve the company’s name?',
      answer: `Yes. A name that we reserve for you is valid for ${claim.nameReservation}. Registries have their own rules and terms, and only the registry’s acceptance makes a name yours.`,
    },
    {
      question: 'Do you speak Sinhala and Tamil?',
      answer:
        'Yes, by phone and in writing. Papers for a registry are filed in English, and we explain them in your language.',
    },
  ],
  si: [
    {
      question: 'ශ්‍රී ලංකාවේ වෙසෙමින් මට US හෝ UK සමාගමක් හිමි කරගත හැකිද?',
      answer:
        'ඔව්. දෙරටින් එකක්වත් හිමිකරුවන් නේවාසිකයන් හෝ පුරවැසියන් වීම අවශ්‍ය කරන්නේ නැත. ඔබට තහවුරු කළ අනන්‍යතාවක්, එරට ලියාපදිංචි ලිපිනයක් සහ වාර්ෂික වාර්තා ඉදිරිපත් කිරීමටත් ශ්‍රී ලංකාවේ ආදායම වාර්තා කිරීමටත් සැලැස්මක් අවශ්‍ය වේ.',
      fact: 'uk-identity',
    },
    {
      question: 'කොපමණ කාලයක් ගත වේද?',
      answer: `ඔබේ ලේඛන සම්පූර්ණ වූ පසු ලියාපදිංචියට ${claimSi.registration} ගත වේ. සංස්ථාගත කිරීමට බොහෝ විට ගත වන කාලය: ${claimSi.incorporation}. ඉන්පසු US EIN සඳහා ${claimSi.ein} ගත වේ.`,
    },
    {
      question: 'UK, US, හොංකොං: කුමක් තෝරාගත යුතුද?',
      answer:
        'එය ඔබේ පාරිභෝගිකයන් ගෙවන රටත් ඔබ විකුණන දේත් අනුව තීරණය වේ. UK සමාගමක් පවත්වාගෙන යාමට වැය වන මුදල අඩු ය, එහි තොරතුරු ප්‍රසිද්ධ ය; US LLC ඩොලර්වලින් ගෙවන ගනුදෙනුකරුවන්ට සහ US වෙළෙඳ වේදිකාවලට ගැළපේ; හොංකොං ආසියාව සමඟ වෙළඳාමට ගැළපෙන අතර වසරකට වැය වන මුදල වැඩි ය. ඒ කිසිවක් ඔබට උදව්වක් නොවේ නම් අපි එය කියන්නෙමු.',
    },
    {
      question: 'US හි LLC එකක්ද, කෝපරේෂනයක්ද (corporation)?',
      answer:
        'ව්‍යාපාරය තනිවම හිමි බොහෝ අය තෝරාගන්නේ LLC එකකි: එක් හිමිකරුවෙක්, විධිමත් කටයුතු ස්වල්පයක්, ලාභයට බදු අය වන්නේ හිමිකරුගෙනි. කෝපරේෂනයක් ගැළපෙන්නේ ඔබ US ආයෝජකයන්ට කොටස් විකුණන්නේ නම් ය; එය තමන්ගේම බද්ද ගෙවයි.',
    },
    {
      question: 'මට විවෘත කළ හැකි ගෙවීම් ගිණුම් මොනවාද?',
      answer:
        'එය සමාගමේ රට සහ ඔබ විකුණන දේ අනුව වෙනස් වන අතර, තීරණය කරන්නේ සේවාව සපයන ආයතනය ය. ඔබ කිසිවකට ගෙවීමට පෙර අපි ඔබේ තත්ත්වයට Stripe, Wise සහ PayPal පරීක්ෂා කරන්නෙමු.',
      fact: 'stripe-sri-lanka',
    },
    {
      question: 'පළමු වසරෙන් පසු වසරකට වැය වන්නේ කොපමණද?',
      answer:
        'US LLC එකකට අවම වශයෙන් ලියාපදිංචි නියෝජිතයෙකු (registered agent), බොහෝ ප්‍රාන්තවල ප්‍රාන්ත වාර්තාවක් සහ එක් ෆෙඩරල් ආකෘති පත්‍රයක් තිබේ. UK සමාගමකට තහවුරු කිරීමේ ප්‍රකාශයක් (confirmation statement), වාර්ෂික ගිණුම් සහ බදු වාර්තාවක් තිබේ. ඔබේ තත්ත්වයට අදාළ ලැයිස්තුව ඉල්ලන්න; ගෙවන්නේ කාටදැයි එක් එක් පේළියේ සඳහන් වේ.',
      fact: 'form-5472',
    },
    {
      question: 'සමාගමේ නම වෙන් කර තබාගත හැකිද?',
      answer: `ඔව්. අප ඔබ වෙනුවෙන් වෙන් කරන නමක් වලංගු කාලය: ${claimSi.nameReservation}. ලේඛකාගාරවලට තමන්ගේම රීති සහ නියම ඇත; නමක් ඔබේ වන්නේ ලේඛකාගාරය එය පිළිගත් විට පමණි.`,
    },
    {
      question: 'සිංහලෙන් සහ දෙමළෙන් කතා කළ හැකිද?',
      answer: 'ඔව්, දුරකථනයෙන් සහ ලිඛිතව. ලේඛකාගාරයකට යන ලේඛන ඉදිරිපත් කරන්නේ ඉංග්‍රීසියෙනි; අපි ඒවා ඔබේ භාෂාවෙන් පැහැදිලි කරන්නෙමු.',
    },
  ],
  ta: [
    {
      question: 'இலங்கையில் வசித்துக்கொண்டு US அல்லது UK கம்பனிக்கு உரிமையாளராக இருக்கலாமா?',
      answer:
        'ஆம். உரிமையாளர்கள் வதிபவர்களாக அல்லது குடிமக்களாக இருக்க வேண்டும் என இரண்டு நாடுகளும் கேட்பதில்லை. உறுதிப்படுத்தப்பட்ட அடையாளம், அங்கு ஒரு பதிவுசெய்யப்பட்ட முகவரி, வருடாந்தச் சமர்ப்பிப்புகளுக்கும் இலங்கையில் வருமானத்தை அறிவிப்பதற்கும் ஒரு திட்டம் என்பன தேவை.',
      fact: 'uk-identity',
    },
    {
      question: 'எவ்வளவு காலம் எடுக்கும்?',
      answer: `உங்கள் ஆவணத் தொகுப்பு முழுமையானதும் பதிவுக்கு ${claimTa.registration}; கூட்டிணைப்பதற்கு வழமையாக ${claimTa.incorporation}. அதன் பின் US EIN பெற ${claimTa.ein}.`,
    },
    {
      question: 'UK, US, ஹொங்கொங் ஆகியவற்றில் எது?',
      answer:
        'உங்கள் வாடிக்கையாளர்கள் எங்கிருந்து செலுத்துகிறார்கள், நீங்கள் என்ன விற்கிறீர்கள் என்பதைப் பொறுத்தது. UK கம்பனியைப் பேணச் செலவு குறைவு, அதன் விபரங்கள் பொதுவில் இருக்கும்; US LLC டொலர் வாடிக்கையாளர்களுக்கும் US இணையச் சந்தைகளுக்கும் பொருந்தும்; ஹொங்கொங் ஆசியாவுடனான வர்த்தகத்திற்குப் பொருந்தும், ஒவ்வொரு ஆண்டும் அதிகம் செலவாகும். இவற்றில் எதுவும் உங்களுக்கு உதவாது என்றால், அதைச் சொல்வோம்.',
    },
    {
      question: 'US இல் LLC ஆ, கோப்பரேஷனா (corporation)?',
      answer:
        'வியாபாரத்திற்குத் தாம் மட்டுமே உரிமையாளராக உள்ள பெரும்பாலானோர் LLC ஐத் தெரிவுசெய்கிறார்கள்: ஓர் உரிமையாளர், குறைந்த நடைமுறைகள், இலாபத்திற்கான வரி உரிமையாளருக்கு. US முதலீட்டாளர்களுக்குப் பங்குகளை விற்கப் போகிறீர்கள் என்றால் கோப்பரேஷன் பொருந்தும்; அது தன் வரியைத் தானே செலுத்தும்.',
    },
    {
      question: 'எந்தக் கொடுப்பனவுக் கணக்குகளை நான் திறக்கலாம்?',
      answer:
        'அது கம்பனியின் நாட்டையும் நீங்கள் விற்பதையும் பொறுத்தது; முடிவெடுப்பவர் வழங்குநர். நீங்கள் எதற்கும் பணம் செலுத்தும் முன், உங்கள் நிலைக்கு Stripe, Wise, PayPal என்பவற்றைச் சரிபார்ப்போம்.',
      fact: 'stripe-sri-lanka',
    },
    {
      question: 'முதலாம் ஆண்டின் பின் ஒவ்வொரு ஆண்டும் எவ்வளவு செலவாகும்?',
      answer:
        'US LLC ஒன்றுக்குக் குறைந்தது பதிவுசெய்யப்பட்ட முகவர் (registered agent), பெரும்பாலான மாநிலங்களில் ஒரு மாநில அறிக்கை, ஒரு கூட்டாட்சிப் படிவம் என்பன உண்டு. UK கம்பனிக்கு உறுதிப்படுத்தல் கூற்று (confirmation statement), வருடாந்தக் கணக்குகள், வரி விபரத்திரட்டு என்பன உண்டு. உங்கள் நிலைக்கான பட்டியலைக் கேளுங்கள்; ஒவ்வொரு வரிசையும் யாருக்குச் செலுத்தப்படுகிறது எனக் கூறும்.',
      fact: 'form-5472',
    },
    {
      question: 'கம்பனியின் பெயரை ஒதுக்கி வைக்கலாமா?',
      answer: `ஆம். உங்களுக்காக நாங்கள் ஒதுக்கும் பெயர் செல்லுபடியாகும் காலம்: ${claimTa.nameReservation}. பதிவகங்களுக்குத் தமக்குரிய விதிகளும் காலங்களும் உண்டு; பதிவகம் ஏற்றுக்கொண்டால் மட்டுமே ஒரு பெயர் உங்களுடையதாகும்.`,
    },
    {
      question: 'நீங்கள் சிங்களமும் தமிழும் பேசுவீர்களா?',
      answer: 'ஆம், தொலைபேசியிலும் எழுத்திலும். பதிவகத்திற்கான ஆவணங்கள் ஆங்கிலத்தில் சமர்ப்பிக்கப்படும்; அவற்றை உங்கள் மொழியில் விளக்குவோம்.',
    },
  ],
} satisfies Everywhere<readonly Question[]>;
