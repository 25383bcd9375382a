import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const wise = {
  en: {
    paragraph:
      'The fee is only part of what a transfer costs. How you pay changes it, the amount changes it, and the rate decides what arrives. Here all of that stands on one page.',
    reasons: [
      {
        title: 'Five ways to pay, compared',
        text: 'The list shows the total fee of each payment method for your amount before you choose.',
      },
      {
        title: 'The discount is explained',
        text: 'Open it to see the original fee, the new fee and how much more reaches the next step.',
      },
      { title: 'Honest about rates', text: 'The exchange rates are fixed in this calculator, and the page says so.' },
    ],
    steps: [
      { title: 'Enter the amount', text: 'What you send, its currency, and the currency it should arrive in.' },
      { title: 'Choose how to pay', text: 'Compare the total fees. A bank transfer is usually the cheapest way.' },
      {
        title: 'Open the discount',
        text: 'See which step the estimate is on, and the fee without the discount.',
      },
      {
        title: 'Check before you confirm',
        text: 'Wise shows its own fee and rate before you pay. That figure decides.',
      },
    ],
    questions: [
      {
        question: 'Is the exchange rate today’s rate?',
        answer:
          'No. It is fixed in this calculator, so that the same amount always gives the same result. Wise shows the rate that applies to you before you confirm a transfer.',
      },
      {
        question: 'Why is the bank transfer fee zero?',
        answer:
          'Paying in by bank transfer adds no fee of its own in this estimate. Your own bank may still charge you for sending the money to Wise.',
      },
      {
        question: 'When do I get a volume discount?',
        answer:
          'From 1,000 in the currency you send. It grows in five steps up to the largest one at 50,000, and it is taken from the fee, not from the amount.',
        fact: 'wise-volume-discount',
      },
      {
        question: 'Can Wise send to a bank account in Sri Lanka?',
        answer:
          'Rupees are among the currencies that Wise sends to. This page does not offer them, because we found no fee for rupees that Wise dates. The payout comparison takes the range that others report, and says so. Published fees name every currency pair that we found.',
      },
      {
        question: 'Why are the two cards marked with a limit?',
        answer:
          'Card payments are listed “for amounts above 10,000 LKR limit”. Cards also cost more than a bank transfer on the same amount, as the list shows.',
      },
    ],
  },
  si: {
    paragraph:
      'ගාස්තුව මුදල් මාරුවක පිරිවැයෙන් කොටසක් පමණි. ඔබ ගෙවන ආකාරය අනුව එය වෙනස් වේ, මුදල අනුව එය වෙනස් වේ; ලැබෙන මුදල තීරණය කරන්නේ විනිමය අනුපාතයයි. ඒ සියල්ල මෙහි එකම පිටුවක ඇත.',
    reasons: [
      {
        title: 'ගෙවීම් ක්‍රම පහක්, සසඳා',
        text: 'ඔබ තෝරාගැනීමට පෙර, ඔබේ මුදලට එක් එක් ක්‍රමයේ මුළු ගාස්තුව ලැයිස්තුව පෙන්වයි.',
      },
      {
        title: 'වට්ටම පැහැදිලි කර ඇත',
        text: 'මුල් ගාස්තුව, නව ගාස්තුව සහ ඊළඟ පියවරට තව කොපමණ අවශ්‍යද යන්න බැලීමට එය විවෘත කරන්න.',
      },
      { title: 'අනුපාත ගැන අවංකව', text: 'මෙම ගණකයේ විනිමය අනුපාත ස්ථාවරයි; පිටුවේ එය සඳහන් වේ.' },
    ],
    steps: [
      { title: 'මුදල ඇතුළත් කරන්න', text: 'ඔබ යවන මුදල, එහි මුදල් ඒකකය සහ ලැබිය යුතු මුදල් ඒකකය.' },
      {
        title: 'ගෙවන ක්‍රමය තෝරන්න',
        text: 'මුළු ගාස්තු සසඳන්න. සාමාන්‍යයෙන් අඩුම ගාස්තුව ඇත්තේ බැංකු මුදල් මාරුවටයි.',
      },
      {
        title: 'වට්ටම විවෘත කරන්න',
        text: 'ඇස්තමේන්තුව සිටින පියවර සහ වට්ටම රහිත ගාස්තුව බලන්න.',
      },
      {
        title: 'තහවුරු කිරීමට පෙර පරීක්ෂා කරන්න',
        text: 'ඔබ ගෙවීමට පෙර Wise එහිම ගාස්තුව සහ අනුපාතය පෙන්වයි. තීරණය කරන්නේ එම ගණනයි.',
      },
    ],
    questions: [
      {
        question: 'විනිමය අනුපාතය අද අනුපාතයද?',
        answer:
          'නැත. එකම මුදලට සැමවිටම එකම ප්‍රතිඵලය ලැබෙන පරිදි, එය මෙම ගණකයේ ස්ථාවරයි. මුදල් මාරුවක් තහවුරු කිරීමට පෙර ඔබට අදාළ අනුපාතය Wise පෙන්වයි.',
      },
      {
        question: 'බැංකු මාරු ගාස්තුව බිංදුව වන්නේ ඇයි?',
        answer:
          'මෙම ඇස්තමේන්තුවේ, බැංකු මුදල් මාරුවකින් ගෙවීමට වෙනම ගාස්තුවක් එකතු නොවේ. Wise වෙත මුදල් යැවීමට ඔබේම බැංකුව තවමත් ගාස්තුවක් අය කිරීමට ඉඩ ඇත.',
      },
      {
        question: 'මට පරිමා වට්ටමක් ලැබෙන්නේ කවදාද?',
        answer: 'ඔබ යවන මුදල් ඒකකයෙන් 1,000 සිට. එය පියවර පහකින් වැඩි වී 50,000 දී විශාලතම වේ; එය අඩු කරන්නේ ගාස්තුවෙන් මිස මුදලෙන් නොවේ.',
        fact: 'wise-volume-discount',
      },
      {
        question: 'Wise මඟින් ශ්‍රී ලංකාවේ බැංකු ගිණුමකට යැවිය හැකිද?',
        answer:
          'Wise යවන මුදල් ඒකක අතර රුපියල් ඇත. රුපියල් සඳහා Wise විසින් දිනයක් සමඟ ප්‍රකාශිත ගාස්තුවක් අපට හමු නොවූ බැවින් මෙම පිටුවේ රුපියල් නැත. මුදල් ලැබීම් සැසඳීම, අන් අය වාර්තා කරන පරාසය ගෙන, එය ද සඳහන් කරයි. ප්‍රකාශිත ගාස්තුවල අපට හමු වූ සෑම මුදල් ඒකක යුගලයක්ම ඇත.',
      },
      {
        question: 'කාඩ්පත් දෙකට සීමාවක් සඳහන් කර ඇත්තේ ඇයි?',
        answer:
          'කාඩ්පත් ගෙවීම් දක්වා ඇත්තේ “LKR 10,000 සීමාවට වැඩි මුදල් සඳහා” ලෙසයි. ලැයිස්තුවේ පෙනෙන පරිදි, එකම මුදලකට කාඩ්පතකට බැංකු මුදල් මාරුවකට වඩා වැය වේ.',
      },
    ],
  },
  ta: {
    paragraph:
      'கட்டணம், பணப் பரிமாற்றச் செலவின் ஒரு பகுதி மட்டுமே. செலுத்தும் முறை அதை மாற்றும், தொகை அதை மாற்றும்; வந்து சேர்வதைச் செலாவணி வீதம் தீர்மானிக்கும். அவை அனைத்தும் இங்கே ஒரே பக்கத்தில்.',
    reasons: [
      {
        title: 'செலுத்தும் ஐந்து முறைகள், ஒப்பிட்டு',
        text: 'தெரிவுசெய்யும் முன், உங்கள் தொகைக்கு ஒவ்வொரு முறையின் மொத்தக் கட்டணத்தையும் பட்டியல் காட்டும்.',
      },
      {
        title: 'கழிவு விளக்கப்படுகிறது',
        text: 'திறந்தால் முதலிலிருந்த கட்டணம், புதிய கட்டணம், அடுத்த படிக்கு இன்னும் எவ்வளவு என்பன தெரியும்.',
      },
      { title: 'வீதங்கள் பற்றி நேர்மையாக', text: 'இந்தக் கணிப்பானில் செலாவணி வீதங்கள் நிலையானவை; பக்கமும் அதைக் கூறுகிறது.' },
    ],
    steps: [
      { title: 'தொகையை எழுதுங்கள்', text: 'நீங்கள் அனுப்புவது, அதன் நாணயம், அது வந்துசேர வேண்டிய நாணயம்.' },
      { title: 'செலுத்தும் முறையைத் தெரிவுசெய்யுங்கள்', text: 'மொத்தக் கட்டணங்களை ஒப்பிடுங்கள். வழமையாக வங்கிப் பரிமாற்றமே மலிவானது.' },
      {
        title: 'கழிவைத் திறவுங்கள்',
        text: 'மதிப்பீடு எந்தப் படியில் உள்ளது, கழிவில்லாத கட்டணம் எவ்வளவு எனப் பாருங்கள்.',
      },
      {
        title: 'உறுதிப்படுத்தும் முன் பாருங்கள்',
        text: 'நீங்கள் செலுத்தும் முன் Wise தன் கட்டணத்தையும் வீதத்தையும் காட்டும். அதுவே தீர்மானிக்கும்.',
      },
    ],
    questions: [
      {
        question: 'செலாவணி வீதம் இன்றைய வீதமா?',
        answer:
          'இல்லை. ஒரே தொகை எப்போதும் ஒரே பெறுபேற்றைத் தரும்படி, இந்தக் கணிப்பானில் அது நிலையானது. பரிமாற்றத்தை நீங்கள் உறுதிப்படுத்தும் முன், உங்களுக்குரிய வீதத்தை Wise காட்டும்.',
      },
      {
        question: 'வங்கிப் பரிமாற்றக் கட்டணம் பூச்சியமாக இருப்பது ஏன்?',
        answer:
          'இந்த மதிப்பீட்டில், வங்கிப் பரிமாற்றம் மூலம் செலுத்துவது தனக்கெனக் கட்டணம் எதையும் சேர்ப்பதில்லை. Wise இற்குப் பணம் அனுப்ப உங்கள் சொந்த வங்கி அறவிடக்கூடும்.',
      },
      {
        question: 'அளவுக் கழிவு எப்போது கிடைக்கும்?',
        answer:
          'நீங்கள் அனுப்பும் நாணயத்தில் 1,000 முதல். அது ஐந்து படிகளில் கூடி, 50,000 இல் அதிகூடியதாகும்; அது கட்டணத்திலிருந்து குறைக்கப்படும், தொகையிலிருந்து அல்ல.',
        fact: 'wise-volume-discount',
      },
      {
        question: 'இலங்கையிலுள்ள வங்கிக் கணக்கிற்கு Wise அனுப்புமா?',
        answer:
          'Wise அனுப்பும் நாணயங்களில் ரூபாவும் ஒன்று. ரூபாவுக்காக Wise திகதியுடன் வெளியிட்ட கட்டணம் எதுவும் எமக்குக் கிடைக்காததால், ரூபா இந்தப் பக்கத்தில் இல்லை. பணம் பெறும் வழிகளின் ஒப்பீடு, மற்றவர்கள் கூறும் வீச்சை எடுத்து, அவ்வாறு எடுத்ததையும் தெரிவிக்கிறது. எமக்குக் கிடைத்த ஒவ்வொரு நாணயச் சோடியையும் வெளியிடப்பட்ட கட்டணங்கள் குறிப்பிடுகின்றன.',
      },
      {
        question: 'இரண்டு அட்டைகளும் எல்லையுடன் குறிக்கப்பட்டிருப்பது ஏன்?',
        answer:
          'அட்டைக் கொடுப்பனவுகள் “10,000 LKR எல்லைக்கு மேற்பட்ட தொகைகளுக்கு” எனப் பட்டியலிடப்பட்டுள்ளன. பட்டியல் காட்டுவதுபோல், அதே தொகைக்கு அட்டைகள் வங்கிப் பரிமாற்றத்தை விட அதிகச் செலவாகும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
