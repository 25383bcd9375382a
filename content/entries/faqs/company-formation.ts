import { claimTexts } from '../../src/claim-texts.ts';
import type { Everywhere } from '../../src/locales.ts';
import type { Question } from '../../src/question.ts';

const claim = claimTexts('en');
const own = claimTexts('si');

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
      answer: `ඔබේ ලේඛන සම්පූර්ණ වූ පසු ලියාපදිංචියට ${own.registration} ගත වේ. සංස්ථාගත කිරීමට බොහෝ විට ${own.incorporation}. ඉන්පසු US EIN සඳහා ${own.ein} ගත වේ.`,
    },
    {
      question: 'UK, US, හොංකොං: කුමක් තෝරාගත යුතුද?',
      answer:
        'එය ඔබේ පාරිභෝගිකයන් ගෙවන රටත් ඔබ විකුණන දේත් අනුව තීරණය වේ. UK සමාගමක් පවත්වාගෙන යාම ලාභදායී ය, එහි තොරතුරු ප්‍රසිද්ධ ය; US LLC ඩොලර්වලින් ගෙවන ගනුදෙනුකරුවන්ට සහ US වෙළෙඳ වේදිකාවලට ගැළපේ; හොංකොං ආසියාව සමඟ වෙළඳාමට ගැළපෙන අතර වසරකට වැය වන මුදල වැඩි ය. ඒ කිසිවක් ඔබට උදව්වක් නොවේ නම් අපි එය කියන්නෙමු.',
    },
    {
      question: 'US හි LLC එකක්ද, කෝපරේෂනයක්ද (corporation)?',
      answer:
        'ව්‍යාපාරය තනිවම හිමි බොහෝ අය තෝරාගන්නේ LLC එකකි: එක් හිමිකරුවෙක්, විධිමත් කටයුතු ටිකක්, ලාභයට බදු අය වන්නේ හිමිකරුගෙනි. කෝපරේෂනයක් ගැළපෙන්නේ ඔබ US ආයෝජකයන්ට කොටස් විකුණන්නේ නම් ය; එය තමන්ගේම බද්ද ගෙවයි.',
    },
    {
      question: 'මට විවෘත කළ හැකි ගෙවීම් ගිණුම් මොනවාද?',
      answer:
        'එය සමාගමේ රට සහ ඔබ විකුණන දේ අනුව වෙනස් වන අතර, තීරණය කරන්නේ සේවාව සපයන ආයතනය ය. ඔබ කිසිවකට ගෙවීමට පෙර අපි ඔබේ තත්ත්වයට Stripe, Wise සහ PayPal පරීක්ෂා කරමු.',
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
      answer: `ඔව්. අප ඔබ වෙනුවෙන් වෙන් කරන නමක් වලංගු කාලය: ${own.nameReservation}. ලේඛකාගාරවලට තමන්ගේම රීති සහ නියම ඇත; නමක් ඔබේ වන්නේ ලේඛකාගාරය එය පිළිගත් විට පමණි.`,
    },
    {
      question: 'ඔබ සිංහල සහ දෙමළ කතා කරනවාද?',
      answer: 'ඔව්, දුරකථනයෙන් සහ ලිඛිතව. ලේඛකාගාරයකට යන ලේඛන ඉදිරිපත් කරන්නේ ඉංග්‍රීසියෙනි; අපි ඒවා ඔබේ භාෂාවෙන් පැහැදිලි කරන්නෙමු.',
    },
  ],
} satisfies Everywhere<readonly Question[]>;
