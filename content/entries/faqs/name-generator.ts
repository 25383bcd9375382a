import type { Everywhere } from '../../src/locales.ts';
import type { Question } from '../../src/question.ts';

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
      question: 'නමක් දැනටමත් ගෙන ඇත්දැයි ඔබ පරීක්ෂා කරනවාද?',
      answer:
        'නැත. යෝජනා පරීක්ෂා කරන්නේ ඔබ තෝරන රටේ නාම රීති අනුව ය; එරට ලේඛනය අනුව නොවේ. තීරණය කිරීමට පෙර, නොමිලේ දෙන ලේඛනයේම සෙවීම භාවිත කරන්න.',
    },
    {
      question: 'නම Ltd, LLC හෝ Inc. යන්නෙන් අවසන් විය යුතුද?',
      answer:
        'බොහෝ විට ඔව්. UK පෞද්ගලික සමාගමක නම Limited හෝ Ltd යන්නෙන්ද, US LLC එකක නම LLC හෝ එහි දිගු ස්වරූපයෙන්ද, US කෝපරේෂනයක (corporation) නම Inc., Corp. හෝ ඒ හා සමාන වචනයකින්ද අවසන් වේ. එම අවසානය ඔබේ සන්නාමයේ කොටසක් නොවේ.',
    },
    {
      question: 'සිංහල හෝ දෙමළ වචනයක් යොදාගත හැකිද?',
      answer:
        'ඔව්, ලතින් අකුරෙන්. ඉංග්‍රීසියෙන් එය කියවෙන ආකාරයත්, ලේඛකාගාරයක් සංවේදී ලෙස සලකන වචනයක් නොවන බවත් පරීක්ෂා කරන්න. විවෘත ස්වර සහිත කෙටි වචන වඩාත්ම පහසුවෙන් පිටරට පිළිගැනේ.',
    },
  ],
} satisfies Everywhere<readonly Question[]>;
