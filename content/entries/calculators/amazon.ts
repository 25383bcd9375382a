import type { CalculatorSupport } from '../../src/calculator-support.ts';
import { claimTexts } from '../../src/claim-texts.ts';
import type { Everywhere } from '../../src/locales.ts';

export const amazon = {
  en: {
    paragraph:
      'Most products that lose money on Amazon lose it quietly: the referral fee is known, the fulfilment fee is not looked up, and advertising comes last. Enter one unit with its box and every cost you have, and see what is left before you order a thousand.',
    reasons: [
      { title: 'The whole unit', text: 'Referral, fulfilment, product, freight, marketing and storage in one sum.' },
      { title: 'Size decides', text: 'One inch can move a box from the standard tier to oversize. Try it here first.' },
      {
        title: 'Three measures of profit',
        text: 'Net profit, margin and return on investment, in green or red and with the sign.',
      },
    ],
    steps: [
      {
        title: 'Describe the product',
        text: 'Marketplace, category, price, and the size and weight of the packed box.',
      },
      { title: 'Add every cost', text: 'Freight to Amazon, advertising and storage belong to the unit too.' },
      { title: 'Calculate the profit', text: 'The results open once and then follow every change you make.' },
      { title: 'Change one thing', text: 'Try a smaller box, a higher price or your own shipping, and compare.' },
    ],
    questions: [
      {
        question: 'How long does Amazon’s seller verification take?',
        answer: `Amazon seller verification takes ${claimTexts('en').amazonVerification}. Have the passport, a recent bank statement and the company’s papers ready, with the same name and address on each.`,
      },
      {
        question: 'What is the difference between FBA and FBM?',
        answer:
          'With FBA Amazon stores, packs and ships for a fulfilment fee that depends on size and weight. With FBM you ship yourself: the fulfilment fee is zero here, and your postage belongs under your own costs.',
      },
      {
        question: 'When is a product oversize?',
        answer:
          'When the packed box passes any one of the limits: 18 inches on the longest side, 14 on the middle one, 8 on the shortest, or 20 lb of weight. The order in which you type the sides does not matter.',
      },
      {
        question: 'Can I sell on Amazon from Sri Lanka?',
        answer:
          'Yes, as a person or with a company; the marketplace checks your identity, your address and where payouts go. A US or UK company mainly helps with the bank account and with tax papers.',
      },
      {
        question: 'What does the estimate leave out?',
        answer:
          'Peak-season fees, surcharges, returns, long-term storage and taxes. It uses one size table for every marketplace, so treat pounds and euros as a first guess.',
        fact: 'amazon-fulfilment-table',
      },
    ],
  },
  si: {
    paragraph:
      'Amazon හි අලාභ වන බොහෝ භාණ්ඩ නිහඬවම අලාභ වේ: විකුණුම් ගාස්තුව (referral fee) දනී, ඇණවුම් ඉටු කිරීමේ ගාස්තුව (fulfilment fee) සොයා බලන්නේ නැත, වෙළෙඳ ප්‍රචාරණය අන්තිමට එයි. එක් ඒකකයක් එහි පෙට්ටිය සහ ඔබට ඇති සියලු පිරිවැය සමඟ ඇතුළත් කර, දහසක් ඇණවුම් කිරීමට පෙර ඉතිරි වන දේ බලන්න.',
    reasons: [
      {
        title: 'සම්පූර්ණ ඒකකය',
        text: 'විකුණුම් ගාස්තුව, ඇණවුම් ඉටු කිරීම, භාණ්ඩය, ප්‍රවාහනය, අලෙවිකරණය සහ ගබඩා කිරීම එක් එකතුවක.',
      },
      {
        title: 'තීරණය කරන්නේ ප්‍රමාණය',
        text: 'එක් අඟලක් නිසා පෙට්ටියක් සම්මත කාණ්ඩයෙන් අධිප්‍රමාණ කාණ්ඩයට යා හැක. පළමුව මෙහි උත්සාහ කරන්න.',
      },
      {
        title: 'ලාභයේ මිනුම් තුනක්',
        text: 'ශුද්ධ ලාභය, ලාභ ආන්තිකය සහ ආයෝජන ප්‍රතිලාභය, කොළ හෝ රතු පාටින්, එහි ලකුණ සමඟ.',
      },
    ],
    steps: [
      {
        title: 'භාණ්ඩය විස්තර කරන්න',
        text: 'වෙළෙඳ වේදිකාව, ප්‍රවර්ගය, මිල, ඇසුරුම් කළ පෙට්ටියේ ප්‍රමාණය සහ බර.',
      },
      {
        title: 'සියලු පිරිවැය එකතු කරන්න',
        text: 'Amazon වෙත ප්‍රවාහනය, වෙළෙඳ ප්‍රචාරණය සහ ගබඩා කිරීම ද ඒකකයට අයත් ය.',
      },
      { title: 'ලාභය ගණනය කරන්න', text: 'ප්‍රතිඵල එක් වරක් විවෘත වී, ඉන්පසු ඔබ කරන සෑම වෙනසක් සමඟම වෙනස් වේ.' },
      {
        title: 'එක් දෙයක් වෙනස් කරන්න',
        text: 'කුඩා පෙට්ටියක්, වැඩි මිලක් හෝ ඔබම යැවීම උත්සාහ කර සසඳන්න.',
      },
    ],
    questions: [
      {
        question: 'Amazon විකුණුම්කරු තහවුරු කිරීමට කොපමණ කාලයක් ගත වේද?',
        answer: `Amazon විකුණුම්කරු තහවුරු කිරීමට ${claimTexts('si').amazonVerification} ගත වේ. විදේශ ගමන් බලපත්‍රය, මෑත බැංකු ප්‍රකාශයක් සහ සමාගමේ ලේඛන සූදානම් කර තබාගන්න; සෑම එකකම එකම නම සහ ලිපිනය තිබිය යුතුය.`,
      },
      {
        question: 'FBA සහ FBM අතර වෙනස කුමක්ද?',
        answer:
          'FBA සමඟ Amazon භාණ්ඩ ගබඩා කර, ඇසුරුම් කර, යවයි; ඒ සඳහා ප්‍රමාණය සහ බර අනුව ඇණවුම් ඉටු කිරීමේ ගාස්තුවක් අය කරයි. FBM සමඟ යවන්නේ ඔබම ය: මෙහි ඇණවුම් ඉටු කිරීමේ ගාස්තුව බිංදුවක් වන අතර ඔබේ තැපැල් ගාස්තුව ඔබේ පිරිවැයට අයත් ය.',
      },
      {
        question: 'භාණ්ඩයක් අධිප්‍රමාණ වන්නේ කවදාද?',
        answer:
          'ඇසුරුම් කළ පෙට්ටිය මේ සීමාවලින් ඕනෑම එකක් ඉක්මවන විට: දිගම පැත්ත අඟල් 18, මැද පැත්ත 14, කෙටිම පැත්ත 8, හෝ බර 20 lb. ඔබ පැති ලියන අනුපිළිවෙළ වැදගත් නොවේ.',
      },
      {
        question: 'ශ්‍රී ලංකාවේ සිට Amazon හි විකිණිය හැකිද?',
        answer:
          'ඔව්, පුද්ගලයෙකු ලෙස හෝ සමාගමක් සමඟ; වෙළෙඳ වේදිකාව ඔබේ අනන්‍යතාව, ලිපිනය සහ ගෙවා දැමීම් යන තැන පරීක්ෂා කරයි. US හෝ UK සමාගමක් ප්‍රධාන වශයෙන් උදව් වන්නේ බැංකු ගිණුමට සහ බදු ලේඛනවලට ය.',
      },
      {
        question: 'ඇස්තමේන්තුව අත්හරින්නේ මොනවාද?',
        answer:
          'ඉහළම ඉල්ලුම් සමයේ ගාස්තු, අතිරේක ගාස්තු, ආපසු එවීම්, දිගුකාලීන ගබඩා කිරීම සහ බදු. සෑම වෙළෙඳ වේදිකාවකටම එය එක් ප්‍රමාණ වගුවක් යොදයි; එබැවින් පවුම් සහ යුරෝ ගණන් මුල් අනුමානයක් ලෙස සලකන්න.',
        fact: 'amazon-fulfilment-table',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
