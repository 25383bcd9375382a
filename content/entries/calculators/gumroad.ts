import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const gumroad = {
  en: {
    paragraph:
      'Gumroad charges a share of each sale and a fixed amount, so a low price loses the most. A sale through its own marketplace costs more than one by your own link, unless the price is very low. See what you keep before you set a price.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the sale', text: 'By your own link, or through Gumroad Discover.' },
      { title: 'Enter the price', text: 'What the buyer pays, without sales tax.' },
      { title: 'Add your cost', text: 'What one sale costs you, such as a licence or a print.' },
      { title: 'Set your price', text: 'Raise it until the sale leaves what you need.' },
    ],
    questions: [
      {
        question: 'Does Gumroad pay creators in Sri Lanka?',
        answer:
          'Yes, in rupees, to a bank account in Sri Lanka: Gumroad’s published code names the country. It pays once your balance reaches a minimum. The published fees on this site show it.',
      },
      {
        question: 'Is card processing included in Gumroad’s fee?',
        answer:
          'Gumroad’s pages disagree. Its pricing page says it is included, while its help page and its code charge it on top. We count it on top, so you may keep a little more than the result.',
      },
      {
        question: 'What is Gumroad Discover?',
        answer:
          'Gumroad’s own marketplace. When it brings the buyer, Gumroad takes a larger share and charges no card processing on top.',
      },
      {
        question: 'Who pays sales tax and VAT?',
        answer:
          'The buyer. Gumroad adds them to the price, collects them and pays them to the tax offices. They are no part of what you keep.',
      },
    ],
  },
  si: {
    paragraph:
      'Gumroad සෑම විකිණීමකින්ම කොටසක් සහ ස්ථාවර මුදලක් අය කරයි, එබැවින් වැඩියෙන්ම අහිමි වන්නේ අඩු මිලකිනි. මිල ඉතා අඩු නම් හැර, එහිම වෙළෙඳ වේදිකාව හරහා විකිණීමකට ඔබේම සබැඳියෙන් විකිණීමකට වඩා වැය වේ. මිලක් නියම කිරීමට පෙර ඔබට ඉතිරි වන මුදල බලන්න.',
    reasons: publishedReasons.si,
    steps: [
      { title: 'විකිණීම තෝරන්න', text: 'ඔබේම සබැඳියෙන්, නැතහොත් Gumroad Discover හරහා.' },
      { title: 'මිල ඇතුළත් කරන්න', text: 'විකුණුම් බද්ද නැතිව ගැනුම්කරු ගෙවන මුදල.' },
      { title: 'ඔබේ පිරිවැය එකතු කරන්න', text: 'බලපත්‍රයක් හෝ මුද්‍රණයක් වැනි, එක් විකිණීමකට ඔබට වැය වන මුදල.' },
      { title: 'ඔබේ මිල නියම කරන්න', text: 'විකිණීමෙන් ඔබට අවශ්‍ය මුදල ඉතිරි වන තෙක් මිල වැඩි කරන්න.' },
    ],
    questions: [
      {
        question: 'Gumroad ශ්‍රී ලංකාවේ නිර්මාපකයන්ට ගෙවන්නේද?',
        answer:
          'ඔව්, රුපියල්වලින්, ශ්‍රී ලංකාවේ බැංකු ගිණුමකට: Gumroad ප්‍රකාශිත කේතය රට සඳහන් කරයි. ඔබේ ශේෂය අවම මුදලකට ළඟා වූ විට එය ගෙවයි. එම අවම මුදල මෙම වෙබ් අඩවියේ ප්‍රකාශිත ගාස්තු පෙන්වයි.',
      },
      {
        question: 'Gumroad ගාස්තුවට කාඩ්පත් ගෙවීම ඇතුළත්ද?',
        answer:
          'Gumroad පිටු එකිනෙකට වෙනස් ය. එය ඇතුළත් බව මිල පිටුව කියයි, එහෙත් උදවු පිටුව සහ කේතය එය අමතරව අය කරයි. අපි එය අමතරව ගණන් ගනිමු, එබැවින් ප්‍රතිඵලයට වඩා මඳක් වැඩියෙන් ඔබට ඉතිරි විය හැක.',
      },
      {
        question: 'Gumroad Discover යනු කුමක්ද?',
        answer: 'Gumroad සතු වෙළෙඳ වේදිකාවයි. එය ගැනුම්කරු ගෙන එන විට, Gumroad විශාල කොටසක් ගන්නා අතර කාඩ්පත් ගෙවීමට අමතරව අය නොකරයි.',
      },
      {
        question: 'විකුණුම් බද්ද සහ VAT ගෙවන්නේ කවුද?',
        answer: 'ගැනුම්කරු. Gumroad ඒවා මිලට එකතු කර, අය කර, බදු කාර්යාලවලට ගෙවයි. ඔබට ඉතිරි වන මුදලේ ඒවා ඇතුළත් නොවේ.',
      },
    ],
  },
  ta: {
    paragraph:
      'Gumroad ஒவ்வொரு விற்பனையிலும் ஒரு பங்கையும் ஒரு நிலையான தொகையையும் அறவிடுகிறது; எனவே விலை குறைந்தால் இழக்கும் பங்கு அதிகம். விலை மிகக் குறைவாக இருந்தாலன்றி, அதன் சொந்தச் சந்தை ஊடான விற்பனைக்கு உங்கள் சொந்த இணைப்பை விட அதிகம் செலவாகும். விலையைத் தீர்மானிக்கும் முன் உங்களுக்கு மீதமாவதைப் பாருங்கள்.',
    reasons: publishedReasons.ta,
    steps: [
      { title: 'விற்பனையைத் தெரிவுசெய்யுங்கள்', text: 'உங்கள் சொந்த இணைப்பின் மூலம், அல்லது Gumroad Discover ஊடாக.' },
      { title: 'விலையை எழுதுங்கள்', text: 'விற்பனை வரி இல்லாமல் கொள்வனவாளர் செலுத்துவது.' },
      { title: 'உங்கள் செலவைச் சேருங்கள்', text: 'உரிமம் அல்லது அச்சு போன்ற, ஒரு விற்பனைக்கு உங்களுக்கு ஆகும் செலவு.' },
      { title: 'உங்கள் விலையைத் தீர்மானியுங்கள்', text: 'விற்பனையில் உங்களுக்குத் தேவையானது மீதமாகும் வரை விலையைக் கூட்டுங்கள்.' },
    ],
    questions: [
      {
        question: 'இலங்கைப் படைப்பாளர்களுக்கு Gumroad செலுத்துகிறதா?',
        answer:
          'ஆம், ரூபாவில், இலங்கையிலுள்ள வங்கிக் கணக்கிற்கு: Gumroad வெளியிட்ட நிரல் நாட்டைக் குறிப்பிடுகிறது. உங்கள் மீதி குறைந்தபட்சத் தொகையை அடைந்ததும் அது செலுத்தும். அந்தத் தொகையை இத்தளத்தில் வெளியிடப்பட்ட கட்டணங்கள் காட்டும்.',
      },
      {
        question: 'Gumroad கட்டணத்தில் அட்டைக் கொடுப்பனவு உள்ளடங்கியதா?',
        answer:
          'Gumroad பக்கங்கள் ஒன்றுக்கொன்று மாறுபடுகின்றன. அது உள்ளடங்கியது என விலைப் பக்கம் கூறுகிறது; உதவிப் பக்கமும் நிரலும் அதை மேலதிகமாக அறவிடுகின்றன. நாங்கள் அதை மேலதிகமாகக் கணக்கிடுகிறோம்; எனவே பெறுபேற்றை விடச் சற்று அதிகம் உங்களுக்கு மீதமாகலாம்.',
      },
      {
        question: 'Gumroad Discover என்றால் என்ன?',
        answer:
          'Gumroad இன் சொந்தச் சந்தை. அது கொள்வனவாளரைக் கொண்டுவரும்போது, Gumroad பெரிய பங்கை எடுத்து, அட்டைக் கொடுப்பனவுக்கு மேலதிகமாக அறவிடாது.',
      },
      {
        question: 'விற்பனை வரியையும் VAT ஐயும் செலுத்துவது யார்?',
        answer:
          'கொள்வனவாளர். Gumroad அவற்றை விலையுடன் சேர்த்து, அறவிட்டு, வரி அலுவலகங்களுக்குச் செலுத்துகிறது. உங்களுக்கு மீதமாவதில் அவை அடங்காது.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
