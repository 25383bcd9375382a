import type { Question } from '../../src/entries/question.ts';
import type { Everywhere } from '../../src/locales.ts';

/** The four questions of the business name generator. */
export const nameGenerator = {
  en: [
    {
      question: 'Does a generated name belong to me?',
      answer:
        'No. A name is yours only when a registry has accepted your company, and as a brand only when a trade mark office has registered it. Search both before you print anything.',
    },
    {
      question: 'Do you check whether a name is taken?',
      answer:
        'No. The ideas are checked against the naming rules of the country you choose, not against its register. Use the register’s own search, which is free, before you decide.',
    },
    {
      question: 'Must the name end in Ltd, LLC or Inc.?',
      answer:
        'In most cases yes. A UK private company ends in Limited or Ltd, a US LLC in LLC or its long form, a US corporation in Inc., Corp. or similar. The ending is not part of your brand.',
    },
    {
      question: 'Can I use a Sinhala or Tamil word?',
      answer:
        'Yes, in Latin letters. Check how it reads in English and that it is not a word that a registry treats as sensitive. Short words with open vowels travel best.',
    },
  ],
  si: [
    {
      question: 'යෝජනා කළ නමක් මට අයිතිද?',
      answer:
        'නැත. නමක් ඔබේ වන්නේ ලේඛකාගාරයක් ඔබේ සමාගම පිළිගත් විට පමණි; සන්නාමයක් ලෙස ඔබේ වන්නේ වෙළෙඳ ලකුණු කාර්යාලයක් එය ලියාපදිංචි කළ විට පමණි. කිසිවක් මුද්‍රණය කිරීමට පෙර දෙකම සොයා බලන්න.',
    },
    {
      question: 'නමක් දැනටමත් ගෙන ඇත්දැයි ඔබ පරීක්ෂා කරන්නේද?',
      answer:
        'නැත. යෝජනා පරීක්ෂා කරන්නේ ඔබ තෝරන රටේ නාම රීති අනුව ය; එරට ලේඛනය අනුව නොවේ. තීරණය කිරීමට පෙර, නොමිලේ දෙන ලේඛනයේම සෙවීම භාවිත කරන්න.',
    },
    {
      question: 'නම Ltd, LLC හෝ Inc. යන්නෙන් අවසන් විය යුතුද?',
      answer:
        'බොහෝ විට ඔව්. UK පෞද්ගලික සමාගමක නම Limited හෝ Ltd යන්නෙන් ද, US LLC එකක නම LLC හෝ එහි දිගු ස්වරූපයෙන් ද, US කෝපරේෂනයක (corporation) නම Inc., Corp. හෝ ඒ හා සමාන වචනයකින් ද අවසන් වේ. එම අවසානය ඔබේ සන්නාමයේ කොටසක් නොවේ.',
    },
    {
      question: 'සිංහල හෝ දෙමළ වචනයක් යොදාගත හැකිද?',
      answer:
        'ඔව්, ලතින් අකුරෙන්. ඉංග්‍රීසියෙන් එය කියවෙන ආකාරයත්, ලේඛකාගාරයක් සංවේදී ලෙස සලකන වචනයක් නොවන බවත් පරීක්ෂා කරන්න. විවෘත ස්වර සහිත කෙටි වචන වඩාත්ම පහසුවෙන් පිටරට පිළිගැනේ.',
    },
  ],
  ta: [
    {
      question: 'உருவாக்கப்பட்ட பெயர் எனக்குச் சொந்தமா?',
      answer:
        'இல்லை. பதிவகம் உங்கள் கம்பனியை ஏற்றுக்கொண்ட பின்னரே ஒரு பெயர் உங்களுடையது; வியாபாரக் குறி அலுவலகம் அதைப் பதிவு செய்த பின்னரே அது உங்கள் வர்த்தகநாமம். எதையும் அச்சிடும் முன் இரண்டிலும் தேடுங்கள்.',
    },
    {
      question: 'ஒரு பெயர் ஏற்கனவே எடுக்கப்பட்டுள்ளதா எனச் சரிபார்ப்பீர்களா?',
      answer:
        'இல்லை. நீங்கள் தெரிவுசெய்யும் நாட்டின் பெயர் விதிகளின்படியே யோசனைகள் சரிபார்க்கப்படும்; அதன் பதிவேட்டில் அல்ல. முடிவெடுக்கும் முன் பதிவேட்டின் சொந்தத் தேடலைப் பயன்படுத்துங்கள்; அது இலவசம்.',
    },
    {
      question: 'பெயர் Ltd, LLC அல்லது Inc. என முடிய வேண்டுமா?',
      answer:
        'பெரும்பாலும் ஆம். UK தனியார் கம்பனியின் பெயர் Limited அல்லது Ltd என்றும், US LLC இன் பெயர் LLC அல்லது அதன் முழு வடிவம் என்றும், US கோப்பரேஷனின் பெயர் Inc., Corp. அல்லது அதுபோன்றது என்றும் முடியும். அந்த முடிவு உங்கள் வர்த்தகநாமத்தின் பகுதியல்ல.',
    },
    {
      question: 'சிங்கள அல்லது தமிழ்ச் சொல்லைப் பயன்படுத்தலாமா?',
      answer:
        'ஆம், இலத்தீன் எழுத்துகளில். அது ஆங்கிலத்தில் எப்படி வாசிக்கப்படும் என்றும், பதிவகம் உணர்திறனுள்ளதாகக் கருதும் சொல் அல்ல என்றும் சரிபாருங்கள். திறந்த உயிரொலிகளைக் கொண்ட குறுகிய சொற்களே எங்கும் எளிதாகச் செல்லும்.',
    },
  ],
} satisfies Everywhere<readonly Question[]>;
