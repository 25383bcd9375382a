import type { CalculatorSupport } from '../../src/entries/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const profitMargin = {
  en: {
    paragraph:
      'Margin and markup are two names for the same profit, measured against different sums, and mixing them up is the most common pricing mistake. A markup of 50% is a margin of 33.3%. Enter a price and a cost and see both, exactly.',
    reasons: [
      { title: 'Both measures at once', text: 'Profit as a part of the price, and as a part of the cost.' },
      { title: 'The price you need', text: 'Enter the margin, markup or profit you want and get the price.' },
      { title: 'Exact to the cent', text: 'No binary rounding: the price always reaches what you asked for.' },
    ],
    steps: [
      { title: 'Enter price and cost', text: 'The cost is all that one unit costs you, parcel included.' },
      { title: 'Read both figures', text: 'Margin compares with other shops; markup is what you add.' },
      { title: 'Work out the price you need', text: 'Say which margin you want and get the price for it.' },
      { title: 'Add the platform', text: 'Then open eBay, Etsy or Amazon and count their fees too.' },
    ],
    questions: [
      {
        question: 'What is the difference between margin and markup?',
        answer:
          'Margin is profit divided by the price, markup is profit divided by the cost. At a price of 150 and a cost of 100 the margin is 33.3% and the markup is 50%.',
      },
      {
        question: 'Can a margin be 100% or more?',
        answer: 'Only if the item costs nothing. A markup can be as high as you like.',
      },
      {
        question: 'Are platform fees included?',
        answer:
          'No. Put them into the cost, or use the calculator of the platform, which knows its fees and solves for the price as well.',
      },
      {
        question: 'Why does the price sometimes give a little more?',
        answer: 'Prices are whole cents. Where no cent gives the margin exactly, the next one up is shown.',
      },
    ],
  },
  si: {
    paragraph:
      'ලාභ ආන්තිකය (margin) සහ මිල වැඩි කිරීම (markup) යනු වෙනස් මුදල්වලට සාපේක්ෂව මනින එකම ලාභයේ නම් දෙකකි; ඒවා පටලවා ගැනීම මිල නියම කිරීමේ වඩාත්ම සුලබ වරදයි. 50%ක මිල වැඩි කිරීමක් යනු 33.3%ක ලාභ ආන්තිකයකි. මිලක් සහ පිරිවැයක් ඇතුළත් කර දෙකම නිවැරදිව බලන්න.',
    reasons: [
      { title: 'මිනුම් දෙකම එකවර', text: 'ලාභය මිලෙන් කොටසක් ලෙස ද, පිරිවැයෙන් කොටසක් ලෙස ද.' },
      {
        title: 'ඔබට අවශ්‍ය මිල',
        text: 'ලාභ ආන්තිකයක්, මිල වැඩි කිරීමක් හෝ ලාභයක් ඉල්ලා, ඊට අදාළ මිල ගන්න.',
      },
      { title: 'සතයටම නිවැරදියි', text: 'ද්විමය වටැයීමක් නැත: මිල සැමවිටම ඔබ ඉල්ලූ දේ ලබා දෙයි.' },
    ],
    steps: [
      {
        title: 'මිල සහ පිරිවැය ඇතුළත් කරන්න',
        text: 'පිරිවැය යනු පාර්සලය ද ඇතුළුව එක් ඒකකයකට ඔබට වැය වන සියල්ලයි.',
      },
      {
        title: 'ගණන් දෙකම කියවන්න',
        text: 'ලාභ ආන්තිකයෙන් වෙනත් වෙළෙඳසැල් සමඟ සැසඳිය හැක; මිල වැඩි කිරීම යනු ඔබ එකතු කරන දේ ය.',
      },
      {
        title: 'අවශ්‍ය මිල ගණනය කරන්න',
        text: 'ඔබට අවශ්‍ය ලාභ ආන්තිකය කියන්න; එය ලැබෙන මිල පෙනේ.',
      },
      { title: 'වේදිකාව එකතු කරන්න', text: 'ඉන්පසු eBay, Etsy හෝ Amazon විවෘත කර ඒවායේ ගාස්තු ද ගණන් ගන්න.' },
    ],
    questions: [
      {
        question: 'ලාභ ආන්තිකය (margin) සහ මිල වැඩි කිරීම (markup) අතර වෙනස කුමක්ද?',
        answer:
          'ලාභ ආන්තිකය යනු ලාභය මිලෙන් බෙදූ විට ලැබෙන අගයයි; මිල වැඩි කිරීම යනු ලාභය පිරිවැයෙන් බෙදූ විට ලැබෙන අගයයි. මිල 150 සහ පිරිවැය 100 වන විට, ලාභ ආන්තිකය 33.3% ද මිල වැඩි කිරීම 50% ද වේ.',
      },
      {
        question: 'ලාභ ආන්තිකයක් 100% හෝ ඊට වැඩි විය හැකිද?',
        answer: 'භාණ්ඩයට කිසිවක් වැය නොවන්නේ නම් පමණි. මිල වැඩි කිරීම ඔබ කැමති තරම් ඉහළ විය හැක.',
      },
      {
        question: 'වේදිකා ගාස්තු ඇතුළත්ද?',
        answer: 'නැත. ඒවා පිරිවැයට එකතු කරන්න, නැතහොත් අදාළ වේදිකාවේ ගණකය භාවිත කරන්න; එය එහි ගාස්තු දන්නා අතර මිල ද සොයා දෙයි.',
      },
      {
        question: 'සමහර විට මිලෙන් මඳක් වැඩියෙන් ලැබෙන්නේ ඇයි?',
        answer: 'මිල පූර්ණ සතවලින් ය. කිසිදු සතයකින් ලාභ ආන්තිකය හරියටම නොලැබෙන විට, ඊට ඉහළ ඊළඟ එක පෙන්වයි.',
      },
    ],
  },
  ta: {
    paragraph:
      'இலாப வீதமும் விலைக் கூட்டும் (markup) ஒரே இலாபத்தின் இரண்டு பெயர்கள், வெவ்வேறு தொகைகளின் மீது அளக்கப்படுபவை; அவற்றைக் குழப்பிக்கொள்வதே விலை நிர்ணயத்தில் மிகப் பொதுவான தவறு. 50% விலைக் கூட்டு என்பது 33.3% இலாப வீதம். விலையையும் செலவையும் எழுதி, இரண்டையும் துல்லியமாகப் பாருங்கள்.',
    reasons: [
      { title: 'இரண்டு அளவீடுகளும் ஒன்றாக', text: 'விலையின் பங்காகவும் செலவின் பங்காகவும் இலாபம்.' },
      { title: 'உங்களுக்குத் தேவையான விலை', text: 'இலாப வீதம், விலைக் கூட்டு அல்லது இலாபத்தைக் கேட்டு, விலையைப் பெறுங்கள்.' },
      { title: 'சதம் வரை துல்லியம்', text: 'இரும முறை மட்டந்தட்டல் இல்லை: நீங்கள் கேட்டதை விலை எப்போதும் எட்டும்.' },
    ],
    steps: [
      { title: 'விலையையும் செலவையும் எழுதுங்கள்', text: 'பொதி உட்பட, ஓர் அலகிற்கு ஆகும் அனைத்துமே செலவு.' },
      {
        title: 'இரண்டு எண்ணிக்கைகளையும் வாசியுங்கள்',
        text: 'இலாப வீதம் ஏனைய கடைகளுடன் ஒப்பிட உதவும்; விலைக் கூட்டு நீங்கள் சேர்ப்பது.',
      },
      { title: 'தேவையான விலையைக் கணக்கிடுக', text: 'எந்த இலாப வீதம் தேவை எனச் சொல்லுங்கள்; அதை எட்டும் விலை தோன்றும்.' },
      { title: 'தளத்தைச் சேருங்கள்', text: 'பின்னர் eBay, Etsy அல்லது Amazon ஐத் திறந்து, அவற்றின் கட்டணங்களையும் கணக்கிடுங்கள்.' },
    ],
    questions: [
      {
        question: 'இலாப வீதத்திற்கும் விலைக் கூட்டுக்கும் என்ன வேறுபாடு?',
        answer:
          'இலாப வீதம், இலாபத்தை விலையால் வகுத்தது; விலைக் கூட்டு (markup), இலாபத்தைச் செலவால் வகுத்தது. விலை 150, செலவு 100 எனில், இலாப வீதம் 33.3%, விலைக் கூட்டு 50%.',
      },
      {
        question: 'இலாப வீதம் 100% அல்லது அதற்கு மேல் ஆகுமா?',
        answer: 'பொருளுக்கு எந்தச் செலவும் இல்லாவிட்டால் மட்டுமே. விலைக் கூட்டு எவ்வளவும் உயரலாம்.',
      },
      {
        question: 'தளக் கட்டணங்கள் சேர்க்கப்பட்டுள்ளனவா?',
        answer:
          'இல்லை. அவற்றைச் செலவில் சேருங்கள், அல்லது தளத்தின் கணிப்பானைப் பயன்படுத்துங்கள்; அது தன் கட்டணங்களை அறியும், விலையையும் கண்டறியும்.',
      },
      {
        question: 'விலை சில வேளைகளில் சிறிது அதிகமாகத் தருவது ஏன்?',
        answer: 'விலைகள் முழுச் சதங்களில் உள்ளன. எந்தச் சதமும் இலாப வீதத்தைச் சரியாகத் தராதபோது, அடுத்த கூடிய சதம் காட்டப்படும்.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
