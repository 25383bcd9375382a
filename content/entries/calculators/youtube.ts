import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const youtube = {
  en: {
    paragraph:
      'YouTube pays you a share of what ads and fans bring, and Google withholds US tax from part of it. The tax form that you gave Google decides the rate. A form that claims the treaty with Sri Lanka lowers it.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the amount', text: 'Your earnings as YouTube shows them, or revenue before its share.' },
      { title: 'Choose your tax form', text: 'A form that claims the treaty lowers the US tax.' },
      { title: 'Enter the US share', text: 'YouTube Analytics shows revenue by geography.' },
      { title: 'Plan your month', text: 'Find the earnings that you need for the pay you want.' },
    ],
    questions: [
      {
        question: 'Do creators in Sri Lanka pay US tax on YouTube earnings?',
        answer:
          'Yes, on the part of the earnings that comes from viewers in the US. The rate depends on the tax form that you gave Google. Without a form, the tax can be on everything you earn.',
      },
      {
        question: 'Which tax form do I give Google?',
        answer:
          'A person gives Form W-8BEN in their AdSense account. Claim the treaty with Sri Lanka in the form to get the lower rate. Our rule checks go through it with you.',
      },
      {
        question: 'Is there US tax on views from Sri Lanka?',
        answer:
          'No, once Google has your form. The tax is then only on earnings from viewers in the US. Views from Sri Lanka, India and elsewhere carry none.',
      },
      {
        question: 'How does Google pay in Sri Lanka?',
        answer:
          'We found no page that says it. Google pays by bank transfer in many countries, once your balance reaches a minimum. Your AdSense account shows what applies to you, under payments.',
      },
    ],
  },
  si: {
    paragraph:
      'දැන්වීම්වලින් සහ රසිකයන්ගෙන් ලැබෙන මුදලින් කොටසක් YouTube ඔබට ගෙවයි, එයින් කොටසකින් Google US බද්ද රඳවා ගනී. අනුපාතය තීරණය වන්නේ ඔබ Google වෙත දුන් බදු ආකෘති පත්‍රය අනුවයි. ශ්‍රී ලංකාව සමඟ ඇති බදු ගිවිසුමේ සහනය ඉල්ලන ආකෘති පත්‍රයක් එය අඩු කරයි.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'මුදල තෝරන්න', text: 'YouTube පෙන්වන ආදායම, නැතහොත් එහි කොටසට පෙර ලැබුණු මුදල.' },
      { title: 'ඔබේ බදු ආකෘති පත්‍රය තෝරන්න', text: 'බදු ගිවිසුමේ සහනය ඉල්ලන ආකෘති පත්‍රයක් US බද්ද අඩු කරයි.' },
      { title: 'US කොටස ඇතුළත් කරන්න', text: 'YouTube Analytics රට අනුව ආදායම පෙන්වයි.' },
      { title: 'ඔබේ මාසය සැලසුම් කරන්න', text: 'ඔබට ලැබිය යුතු මුදල සඳහා අවශ්‍ය ආදායම සොයන්න.' },
    ],
    questions: [
      {
        question: 'ශ්‍රී ලංකාවේ නිර්මාපකයන් YouTube ආදායමට US බදු ගෙවන්නේද?',
        answer:
          'ඔව්, US නරඹන්නන්ගෙන් ලැබෙන ආදායම් කොටසට. අනුපාතය ඔබ Google වෙත දුන් බදු ආකෘති පත්‍රය අනුව වෙනස් වේ. ආකෘති පත්‍රයක් නැතිව, ඔබ උපයන සියල්ලටම බද්ද අය විය හැක.',
      },
      {
        question: 'මා Google වෙත දිය යුතු බදු ආකෘති පත්‍රය කුමක්ද?',
        answer:
          'පුද්ගලයෙක් තම AdSense ගිණුමේ Form W-8BEN ලබා දෙයි. අඩු අනුපාතය ලබා ගැනීමට, එම ආකෘති පත්‍රයේ ශ්‍රී ලංකාව සමඟ ඇති බදු ගිවිසුමේ සහනය ඉල්ලන්න. අපේ රීති පරීක්ෂා එය ඔබ සමඟ පියවරෙන් පියවර බලයි.',
      },
      {
        question: 'ශ්‍රී ලංකාවෙන් ලැබෙන නැරඹීම්වලට US බදු තිබේද?',
        answer:
          'Google සතුව ඔබේ ආකෘති පත්‍රය ඇති විට නැත. එවිට බද්ද ඇත්තේ US නරඹන්නන්ගෙන් ලැබෙන ආදායමට පමණි. ශ්‍රී ලංකාව, ඉන්දියාව සහ වෙනත් රටවල නැරඹීම්වලට බද්දක් නැත.',
      },
      {
        question: 'ශ්‍රී ලංකාවේ Google ගෙවන්නේ කෙසේද?',
        answer:
          'එය කියන පිටුවක් අපට හමු නොවීය. ඔබේ ශේෂය අවම මුදලකට ළඟා වූ විට, Google බොහෝ රටවල බැංකු මාරුවකින් ගෙවයි. ඔබට අදාළ දේ ඔබේ AdSense ගිණුමේ, ගෙවීම් යටතේ පෙනේ.',
      },
    ],
  },
  ta: {
    paragraph:
      'விளம்பரங்களும் இரசிகர்களும் ஈட்டும் பணத்தில் ஒரு பங்கை YouTube உங்களுக்குச் செலுத்துகிறது; அதன் ஒரு பகுதியில் Google US வரியை நிறுத்திவைக்கிறது. நீங்கள் Google இற்குக் கொடுத்த வரிப் படிவமே வீதத்தைத் தீர்மானிக்கும். இலங்கையுடனான வரி உடன்படிக்கையைக் கோரும் படிவம் அதைக் குறைக்கும்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'தொகையைத் தெரிவுசெய்யுங்கள்', text: 'YouTube காட்டும் வருமானம், அல்லது அதன் பங்கிற்கு முன்னரான பணம்.' },
      { title: 'வரிப் படிவத்தைத் தெரிவுசெய்யுங்கள்', text: 'வரி உடன்படிக்கையைக் கோரும் படிவம் US வரியைக் குறைக்கும்.' },
      { title: 'US பங்கை எழுதுங்கள்', text: 'YouTube Analytics நாடுகளின்படி வருமானத்தைக் காட்டும்.' },
      { title: 'உங்கள் மாதத்தைத் திட்டமிடுங்கள்', text: 'நீங்கள் பெற விரும்பும் தொகைக்குத் தேவையான வருமானத்தைக் கண்டறியுங்கள்.' },
    ],
    questions: [
      {
        question: 'இலங்கைப் படைப்பாளர்கள் YouTube வருமானத்திற்கு US வரி செலுத்துகிறார்களா?',
        answer:
          'ஆம், US பார்வையாளர்களிடமிருந்து வரும் வருமானப் பங்கிற்கு. வீதம் நீங்கள் Google இற்குக் கொடுத்த வரிப் படிவத்தைப் பொறுத்தது. படிவம் இல்லாவிட்டால், நீங்கள் சம்பாதிக்கும் எல்லாவற்றிலும் வரி இருக்கலாம்.',
      },
      {
        question: 'Google இற்கு எந்த வரிப் படிவத்தைக் கொடுக்க வேண்டும்?',
        answer:
          'தனிநபர் தமது AdSense கணக்கில் Form W-8BEN ஐக் கொடுக்கிறார். குறைந்த வீதத்தைப் பெற, அந்தப் படிவத்தில் இலங்கையுடனான வரி உடன்படிக்கையைக் கோருங்கள். எங்கள் விதிச் சரிபார்ப்புகள் அதை உங்களுடன் படிப்படியாகப் பார்க்கும்.',
      },
      {
        question: 'இலங்கையிலிருந்து வரும் பார்வைகளுக்கு US வரி உண்டா?',
        answer:
          'இல்லை, Google இடம் உங்கள் படிவம் இருந்தால். அப்போது US பார்வையாளர்களிடமிருந்து வரும் வருமானத்திற்கு மட்டுமே வரி. இலங்கை, இந்தியா, பிற நாடுகளின் பார்வைகளுக்கு வரி இல்லை.',
      },
      {
        question: 'இலங்கையில் Google எப்படிச் செலுத்துகிறது?',
        answer:
          'அதைக் கூறும் பக்கத்தை நாங்கள் காணவில்லை. உங்கள் மீதி குறைந்தபட்சத் தொகையை அடைந்ததும், Google பல நாடுகளில் வங்கிப் பரிமாற்றம் மூலம் செலுத்துகிறது. உங்களுக்குரியது உங்கள் AdSense கணக்கில், கொடுப்பனவுகள் பகுதியில் தெரியும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
