import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const udemy = {
  en: {
    paragraph:
      'Who brings the student decides most of what you earn on Udemy. By your own coupon or link you keep nearly all of the net amount, by Udemy’s search and offers far less. The United States tax the part that students there pay, and your tax form sets the rate.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Say who brought the student', text: 'You, by your own coupon or link, or Udemy.' },
      { title: 'Enter the amount', text: 'What students paid on the website without tax, or the net amount.' },
      { title: 'Choose your tax form', text: 'A form that claims the treaty lowers the US tax.' },
      { title: 'Plan your sales', text: 'Find the sales that leave what you need.' },
    ],
    questions: [
      {
        question: 'How much does Udemy take from an instructor?',
        answer:
          'It depends on who brought the student. With your own coupon or link, Udemy takes little. In every other sale it takes more than half. A service fee comes off before, and so does the fee of an app store. The published fees on this site show each rate.',
      },
      {
        question: 'Does Udemy pay out to Sri Lanka?',
        answer:
          'Udemy’s help names PayPal and Payoneer for instructors outside the US. We found no page that says which of them works for an instructor here, so open the payout settings of your account before you record a course.',
      },
      {
        question: 'Do I pay US tax on Udemy earnings?',
        answer:
          'Yes, on the part that comes from students in the US. A person gives Form W-8BEN to Udemy. Claim the treaty with Sri Lanka in it to get the lower rate. Without a valid form Udemy pays out nothing.',
      },
      {
        question: 'What do subscriptions such as Udemy Business pay?',
        answer:
          'They have no price for each course. Udemy puts a part of the subscriptions into a pool and shares it by the minutes that students watch. The result leaves it out; your revenue report shows it.',
      },
    ],
  },
  si: {
    paragraph:
      'Udemy හි ඔබේ ආදායම බොහෝ දුරට තීරණය වන්නේ සිසුවා ගෙනා අය අනුවයි. ඔබේම කූපනයකින් හෝ සබැඳියකින් නම් ශුද්ධ මුදලෙන් බොහොමයක් ඔබට ඉතිරි වේ; Udemy සෙවුමෙන් සහ දීමනාවලින් නම් ඊට බෙහෙවින් අඩු ය. US සිසුන් ගෙවන කොටසට එක්සත් ජනපදය බදු අය කරන අතර, අනුපාතය ඔබේ බදු ආකෘති පත්‍රය අනුව වෙනස් වේ.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'සිසුවා ගෙනා අය කියන්න', text: 'ඔබේම කූපනයකින් හෝ සබැඳියකින් ඔබ, නැතහොත් Udemy.' },
      { title: 'මුදල ඇතුළත් කරන්න', text: 'බදු නැතිව සිසුන් වෙබ් අඩවියේ ගෙවූ මුදල, හෝ ශුද්ධ මුදල.' },
      { title: 'ඔබේ බදු ආකෘති පත්‍රය තෝරන්න', text: 'බදු ගිවිසුමේ සහනය ඉල්ලන ආකෘති පත්‍රයක් US බද්ද අඩු කරයි.' },
      { title: 'ඔබේ විකිණීම් සැලසුම් කරන්න', text: 'ඔබට අවශ්‍ය මුදල ඉතිරි කරන විකිණීම් ප්‍රමාණය සොයන්න.' },
    ],
    questions: [
      {
        question: 'ගුරුවරයෙකුගෙන් Udemy කොපමණ ගන්නේද?',
        answer:
          'එය සිසුවා ගෙනා අය අනුව වෙනස් වේ. ඔබේම කූපනයක් හෝ සබැඳියක් සමඟ Udemy ගන්නේ සුළු කොටසකි. අන් සෑම විකිණීමකින්ම එය අඩකට වඩා ගනී. සේවා ගාස්තුවක් සහ යෙදුම් වෙළෙඳසැලක ගාස්තුව ඊට පෙර අඩු වේ. එක් එක් අනුපාතය මෙම වෙබ් අඩවියේ ප්‍රකාශිත ගාස්තු පෙන්වයි.',
      },
      {
        question: 'Udemy ශ්‍රී ලංකාවට ගෙවන්නේද?',
        answer:
          'US වලින් පිටත ගුරුවරුන් සඳහා Udemy උදවු පිටුව PayPal සහ Payoneer සඳහන් කරයි. මෙහි ගුරුවරයෙකුට ඒවායින් ක්‍රියා කරන්නේ කුමක්දැයි කියන පිටුවක් අපට හමු නොවීය; එබැවින් පාඨමාලාවක් පටිගත කිරීමට පෙර ඔබේ ගිණුමේ මුදල් ලැබීමේ සැකසුම් බලන්න.',
      },
      {
        question: 'Udemy ආදායමට මා US බදු ගෙවිය යුතුද?',
        answer:
          'ඔව්, US සිසුන්ගෙන් ලැබෙන කොටසට. පුද්ගලයෙක් Udemy වෙත Form W-8BEN ලබා දෙයි. අඩු අනුපාතය ලබා ගැනීමට එහි ශ්‍රී ලංකාව සමඟ ඇති බදු ගිවිසුමේ සහනය ඉල්ලන්න. වලංගු ආකෘති පත්‍රයක් නැතිව Udemy කිසිවක් නිකුත් නොකරයි.',
      },
      {
        question: 'Udemy Business වැනි දායකත්වවලින් ලැබෙන්නේ කුමක්ද?',
        answer:
          'ඒවායේ එක් එක් පාඨමාලාවට මිලක් නැත. Udemy දායකත්වවලින් කොටසක් එකතු කර, සිසුන් නරඹන මිනිත්තු අනුව එය බෙදයි. ප්‍රතිඵලය එය ගණන් නොගනී; ඔබේ ආදායම් වාර්තාවේ එය පෙනේ.',
      },
    ],
  },
  ta: {
    paragraph:
      'Udemy இல் உங்கள் வருமானத்தைப் பெரும்பாலும் தீர்மானிப்பது மாணவரைக் கொண்டுவந்தவர் யார் என்பதே. உங்கள் சொந்தக் கூப்பன் அல்லது இணைப்பில் தேறிய தொகையின் பெரும்பகுதி உங்களுக்கு; Udemy இன் தேடலிலும் சலுகையிலும் மிகக் குறைவு. US மாணவர்கள் செலுத்தும் பங்கில் ஐக்கிய அமெரிக்கா வரி அறவிடும்; உங்கள் வரிப் படிவம் வீதத்தைத் தீர்மானிக்கும்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'மாணவரைக் கொண்டுவந்தவர்', text: 'உங்கள் சொந்தக் கூப்பன் அல்லது இணைப்பு மூலம் நீங்களா, Udemy ஆ என்பது.' },
      { title: 'தொகையை எழுதுங்கள்', text: 'மாணவர்கள் வரி இல்லாமல் இணையத்தளத்தில் செலுத்தியது, அல்லது தேறிய தொகை.' },
      { title: 'வரிப் படிவத்தைத் தெரிவுசெய்யுங்கள்', text: 'வரி உடன்படிக்கையைக் கோரும் படிவம் US வரியைக் குறைக்கும்.' },
      { title: 'விற்பனையைத் திட்டமிடுங்கள்', text: 'உங்களுக்குத் தேவையானதை மீதமாக்கும் விற்பனையைக் கண்டறியுங்கள்.' },
    ],
    questions: [
      {
        question: 'பயிற்றுநரிடமிருந்து Udemy எவ்வளவு எடுக்கிறது?',
        answer:
          'அது மாணவரைக் கொண்டுவந்தவரைப் பொறுத்தது. உங்கள் சொந்தக் கூப்பன் அல்லது இணைப்பில் Udemy சிறிதளவே எடுக்கும். ஏனைய ஒவ்வொரு விற்பனையிலும் பாதிக்கு மேல் எடுக்கும். சேவைக் கட்டணமும் செயலிக் கடையின் கட்டணமும் அதற்கு முன் கழியும். ஒவ்வொரு வீதத்தையும் இத்தளத்தில் வெளியிடப்பட்ட கட்டணங்கள் காட்டும்.',
      },
      {
        question: 'Udemy இலங்கைக்குச் செலுத்துகிறதா?',
        answer:
          'US இற்கு வெளியிலுள்ள பயிற்றுநர்களுக்கு PayPal, Payoneer என்பவற்றை Udemy இன் உதவிப் பக்கம் குறிப்பிடுகிறது. இங்குள்ள பயிற்றுநருக்கு அவற்றில் எது இயங்கும் எனக் கூறும் பக்கத்தை நாங்கள் காணவில்லை; எனவே பாடநெறியைப் பதிவுசெய்யும் முன் உங்கள் கணக்கின் கொடுப்பனவு வழங்கல் அமைப்புகளைப் பாருங்கள்.',
      },
      {
        question: 'Udemy வருமானத்திற்கு US வரி செலுத்த வேண்டுமா?',
        answer:
          'ஆம், US மாணவர்களிடமிருந்து வரும் பங்கிற்கு. தனிநபர் Udemy இற்கு Form W-8BEN ஐக் கொடுக்கிறார். குறைந்த வீதத்தைப் பெற, அதில் இலங்கையுடனான வரி உடன்படிக்கையைக் கோருங்கள். செல்லுபடியாகும் படிவம் இல்லாவிட்டால் Udemy எதையும் செலுத்தாது.',
      },
      {
        question: 'Udemy Business போன்ற சந்தாக்களில் என்ன கிடைக்கும்?',
        answer:
          'அவற்றில் ஒவ்வொரு பாடநெறிக்கும் விலை இல்லை. சந்தாக்களின் ஒரு பகுதியை Udemy ஒன்றுசேர்த்து, மாணவர்கள் பார்க்கும் நிமிடங்களின்படி பகிரும். பெறுபேறு அதைக் கணக்கிடாது; உங்கள் வருமான அறிக்கையில் அது தெரியும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
