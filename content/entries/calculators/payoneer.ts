import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const payoneer = {
  en: {
    paragraph:
      'How a client pays decides what Payoneer keeps: a marketplace payout can arrive whole, while a card payment loses several percent. The withdrawal to your bank costs a second time. Know the first part before you send the invoice.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose how it comes in', text: 'Card, American bank account, transfer or marketplace.' },
      { title: 'Enter the amount', text: 'In dollars, before any fee.' },
      { title: 'Compare the ways', text: 'Ask the client for the cheapest that they can use.' },
      { title: 'Follow it home', text: 'The page on LKR payouts adds the withdrawal to your bank.' },
    ],
    questions: [
      {
        question: 'What does a marketplace payout cost?',
        answer:
          'Money from a marketplace to your receiving account is free of a receiving fee in the table that we found.',
      },
      {
        question: 'What does the withdrawal to rupees cost?',
        answer:
          'A part of the amount, with a minimum fee, inside the exchange rate. The pages that we found give a range and no single figure: the published fees of Payoneer show it, and “What reaches my LKR account” counts with it. Your account shows the exact figure.',
      },
      {
        question: 'Is there a yearly fee?',
        answer:
          'An account that receives little in twelve months pays a yearly fee. It does not belong to one payment: choose “A year of the account” in the form to work it out.',
      },
      {
        question: 'How sure is the card fee?',
        answer:
          'Public pages give different numbers for it. We count the one that has a date, and the result says that we found one source for it.',
      },
    ],
  },
  si: {
    paragraph:
      'Payoneer තබාගන්නා කොටස තීරණය වන්නේ ගනුදෙනුකරු ගෙවන ආකාරයෙනි: වෙළෙඳ වේදිකාවකින් එන මුදලක් සම්පූර්ණයෙන්ම ලැබිය හැක, කාඩ්පත් ගෙවීමකින් සියයට කිහිපයක් අඩු වේ. ඔබේ බැංකුවට මුදල් ආපසු ගැනීමට දෙවන වරටත් වැය වේ. ඉන්වොයිසිය යැවීමට පෙර පළමු කොටස දැනගන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'මුදල ලැබෙන ආකාරය තෝරන්න', text: 'කාඩ්පත, ඇමරිකානු බැංකු ගිණුම, මුදල් මාරුව හෝ වෙළෙඳ වේදිකාව.' },
      { title: 'මුදල ඇතුළත් කරන්න', text: 'ඩොලර්වලින්, කිසිදු ගාස්තුවකට පෙර.' },
      { title: 'ක්‍රම සසඳන්න', text: 'ගනුදෙනුකරුට භාවිත කළ හැකි, වියදම අඩුම ක්‍රමය ඉල්ලන්න.' },
      {
        title: 'එය ලංකාවට එන තෙක් බලන්න',
        text: 'රුපියල්වලින් ලැබෙන මුදල (LKR) පිළිබඳ පිටුව ඔබේ බැංකුවට මුදල් ආපසු ගැනීම ද එකතු කරයි.',
      },
    ],
    questions: [
      {
        question: 'වෙළෙඳ වේදිකාවකින් මුදල් ලැබීමට කොපමණ වැය වේද?',
        answer: 'අපට හමු වූ වගුව අනුව, වෙළෙඳ වේදිකාවකින් ඔබේ ලබා ගැනීමේ ගිණුමට එන මුදලට ලබා ගැනීමේ ගාස්තුවක් නැත.',
      },
      {
        question: 'රුපියල්වලට මුදල් ආපසු ගැනීමට කොපමණ වැය වේද?',
        answer:
          'මුදලෙන් කොටසක්, අවම ගාස්තුවක් සමඟ, විනිමය අනුපාතය තුළ. අපට හමු වූ පිටු ඒ සඳහා දෙන්නේ තනි ගණනක් නොව පරාසයකි: Payoneer ප්‍රකාශිත ගාස්තු එය පෙන්වයි; “මගේ LKR ගිණුමට ලැබෙන්නේ කොපමණද” පිටුව එයින් ගණනය කරයි. නිශ්චිත ගණන ඔබේ ගිණුමේ පෙනේ.',
      },
      {
        question: 'වාර්ෂික ගාස්තුවක් තිබේද?',
        answer:
          'මාස දොළහක් තුළ අඩු මුදලක් ලැබෙන ගිණුමක් වාර්ෂික ගාස්තුවක් ගෙවයි. එය එක් ගෙවීමකට අයත් නොවේ: එය ගණනය කිරීමට පෝරමයේ “ගිණුමේ වසරක්” තෝරන්න.',
      },
      {
        question: 'කාඩ්පත් ගාස්තුව කොපමණ නිශ්චිතද?',
        answer: 'ප්‍රසිද්ධ පිටු ඊට වෙනස් ගණන් දක්වයි. අප ගණන් ගන්නේ දිනයක් සහිත ගණනයි; ඒ සඳහා අපට හමු වූයේ එක් මූලාශ්‍රයක් බව ප්‍රතිඵලය කියයි.',
      },
    ],
  },
  ta: {
    paragraph:
      'வாடிக்கையாளர் செலுத்தும் முறையே Payoneer எடுப்பதைத் தீர்மானிக்கிறது: இணையச் சந்தையின் பணம் முழுமையாக வரலாம்; அட்டைக் கொடுப்பனவில் பல சதவீதம் கழியும். உங்கள் வங்கிக்கு மீளப்பெறும்போது இரண்டாவது தடவையும் செலவாகும். விலைப்பட்டியலை அனுப்பும் முன் முதற் பகுதியை அறிந்துகொள்ளுங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'வரும் முறையைத் தெரிவுசெய்யுங்கள்', text: 'அட்டை, அமெரிக்க வங்கிக் கணக்கு, பரிமாற்றம் அல்லது இணையச் சந்தை.' },
      { title: 'தொகையை எழுதுங்கள்', text: 'டொலரில், எந்தக் கட்டணத்திற்கும் முன்.' },
      { title: 'முறைகளை ஒப்பிடுங்கள்', text: 'வாடிக்கையாளர் பயன்படுத்தக்கூடிய மிக மலிவானதைக் கேளுங்கள்.' },
      { title: 'இலங்கை வரை பின்தொடருங்கள்', text: 'ரூபாவில் பணம் பெறும் பக்கம், உங்கள் வங்கிக்கு மீளப்பெறுவதையும் சேர்க்கும்.' },
    ],
    questions: [
      {
        question: 'இணையச் சந்தை வழங்கும் பணத்திற்கு எவ்வளவு செலவு?',
        answer: 'நாங்கள் கண்ட அட்டவணையில், இணையச் சந்தையிலிருந்து உங்கள் பெறும் கணக்கிற்கு வரும் பணத்திற்குப் பெறும் கட்டணம் இல்லை.',
      },
      {
        question: 'ரூபாவிற்கு மீளப்பெற எவ்வளவு செலவு?',
        answer:
          'தொகையின் ஒரு பகுதி, குறைந்தபட்சக் கட்டணத்துடன், செலாவணி வீதத்திற்குள்ளேயே. நாங்கள் கண்ட பக்கங்கள் அதற்கு ஒரே தொகையை அல்ல, ஒரு வீச்சைத் தருகின்றன: Payoneer வெளியிட்ட கட்டணங்கள் அதைக் காட்டும்; “எனது LKR கணக்கிற்கு எவ்வளவு வந்துசேரும்” என்ற பக்கம் அதைக் கொண்டு கணக்கிடும். சரியான தொகையை உங்கள் கணக்கு காட்டும்.',
      },
      {
        question: 'வருடாந்தக் கட்டணம் உண்டா?',
        answer:
          'பன்னிரண்டு மாதங்களில் குறைவாகப் பெறும் கணக்கு வருடாந்தக் கட்டணம் செலுத்த வேண்டும். அது ஒரு கொடுப்பனவுக்கு உரியதல்ல: அதைக் கணக்கிட, படிவத்தில் “கணக்கின் ஓர் ஆண்டு” என்பதைத் தெரிவுசெய்யுங்கள்.',
      },
      {
        question: 'அட்டைக் கட்டணம் எவ்வளவு உறுதியானது?',
        answer:
          'பொதுப் பக்கங்கள் அதற்கு வெவ்வேறு தொகைகளைத் தருகின்றன. திகதியிட்டதைக் கணக்கில் எடுக்கிறோம்; அதற்கு ஒரு மூலம் மட்டுமே கிடைத்தது எனப் பெறுபேறு கூறும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
