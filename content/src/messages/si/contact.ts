import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';
import { formUsed, personFaults } from './form-faults.ts';
import { office } from './office.ts';

const claim = claimTexts('si');
/** What stands on the button, where a sentence names it too. */
const send = 'ඉල්ලීම යවන්න';

export const contact = {
  meta: {
    title: `මිල ගණන් සඳහා අප අමතන්න | ${site.brand}`,
    description: `ඔබට අවශ්‍ය දේ කියන්න. ලිඛිත මිල ගණන් ${claim.quote} සිංහලෙන්, දෙමළෙන් හෝ ඉංග්‍රීසියෙන් ලැබේ. පෝරමය, විද්‍යුත් තැපෑල, දුරකථනය හෝ ඇමතුමක්.`,
  },
  title: 'අප අමතන්න',
  text: `ඔබට අවශ්‍ය දේ කියන්න. ඔබ ලියූ භාෂාවෙන්ම මිල ගණන් ${claim.quote} ලැබේ.`,
  details: {
    title: 'සම්බන්ධ වීමේ තොරතුරු',
    email: 'විද්‍යුත් තැපෑල',
    phone: 'දුරකථනය',
    hours: 'වේලාවන්',
    hoursText: office.hours,
    hoursNote: `අපට ${claim.support} (සතියේ දින හතේම පැය 24 පුරා) ලිවිය හැක. පිළිතුරු දෙන්නේ මෙම වේලාවන් තුළයි.`,
    colomboTime: 'කොළඹ වේලාව',
    languages: 'භාෂා',
    languagesText: 'සිංහල, දෙමළ, ඉංග්‍රීසි',
    preferTalk: 'කතා කිරීමට කැමතිද?',
    preferTalkText: `ඔබට පහසු වේලාවක ${office.call}.`,
    call: 'ඇමතුමක් වෙන් කරගන්න',
  },
  form: {
    ...personFaults,
    formUsed,
    title: 'මිල ගණන් ඉල්ලන්න',
    required: 'අනිවාර්යයි',
    starMeans: '* ලකුණ ඇති තැන් පිරවිය යුතුය',
    contactName: 'ඔබේ නම',
    contactNumber: 'දුරකථන අංකය',
    email: 'විද්‍යුත් තැපෑල',
    serviceNeeded: 'අවශ්‍ය සේවාව',
    services: {
      bookkeeping: 'පොත් තැබීම',
      accounting: 'ගිණුම්කරණය',
      tax: 'බදු සේවා',
      registration: 'ව්‍යාපාර ලියාපදිංචිය',
      other: 'වෙනත්',
    },
    annualRevenue: 'වාර්ෂික විකුණුම් ආදායම',
    annualRevenueText: '100,0000ට අඩු',
    message: 'පණිවිඩය',
    file: 'ඇමුණුම',
    fileLimit: `ඇමුණුම් ${office.fileLimit} නොඉක්මවිය යුතුය.`,
    fileUploaded: 'ගොනුව පෝරමය සමඟ යවනු ලැබේ. එය ඔබේ මිල ගණන් සඳහා තබා ගන්නා අතර, එය දකින්නේ මිල ගණන් ලියන අය පමණි.',
    fileNameOnly: 'යවන්නේ ගොනුවේ නම පමණි; එය උඩුගත කළ හැකි ආරක්ෂිත තැනක් අපි පිළිතුරෙන් දන්වන්නෙමු.',
    fileTooLarge: `මෙම ගොනුව ${office.fileLimit} ඉක්මවයි. කුඩා ගොනුවක් යවන්න, නැතහොත් අපට ලියන්න; අපි වෙනත් ක්‍රමයක් දෙන්නෙමු.`,
    fileLargeNote: `මෙම ගොනුව ${office.fileLimit} ඉක්මවයි. යවන්නේ එහි නම පමණක් බැවින් ඔබට ඉදිරියට යා හැක.`,
    fileEmpty: 'මෙම ගොනුව හිස් ය. වෙනත් ගොනුවක් තෝරන්න.',
    fileType: `මෙවැනි ගොනු යැවිය නොහැක. ${office.fileKinds} ගොනුවක් තෝරන්න.`,
    fileProtected:
      'මෙම ගොනුවට මුරපදයක් ඇත, නැතහොත් එය 2007ට පෙර වර්ගයේ එකකි. එය මුරපදයක් නැතිව docx හෝ xlsx ලෙස සුරකින්න, පසුව නැවත තෝරන්න.',
    uploading: 'උඩුගත කළේ {percent}%',
    kept: 'ඔබ ලියූ දේ යවන තුරු මෙම ටැබයේ සුරැකේ.',
    keptWithoutFile: 'ඔබ ලියූ දේ මෙම ටැබයේ සුරැකී ඇත. ගොනුව නැවත තෝරන්න.',
    clear: 'පෝරමය හිස් කරන්න',
    offline: `අන්තර්ජාල සම්බන්ධතාවක් නැති බව පෙනේ. කිසිවක් නැති වී නැත: සම්බන්ධතාව ලැබුණු විට “${send}” බොත්තම නැවත ඔබන්න.`,
    tooMany: 'ඔබේ සම්බන්ධතාවෙන් කෙටි කාලයක් තුළ පණිවිඩ වැඩි ගණනක් ලැබුණි. මිනිත්තු කිහිපයක් රැඳී සිටින්න.',
    full: `අද මෙම පෝරමයෙන් තවත් පණිවිඩ ලබාගත නොහැක. ${site.email} වෙත හෝ WhatsApp ඔස්සේ ලියන්න. ඔබ ලියූ දේ මෙහි රැඳේ.`,
    consent: 'මට මගේ දත්ත ආරක්ෂා කරගැනීමට අවශ්‍යයි',
    consentText: 'ඔබ ලියන දේ භාවිත කරන්නේ ඔබට පිළිතුරු දීමට පමණි; වෙන කිසිවකට නොවේ.',
    consentLink: 'අප ඔබේ දත්ත හසුරුවන ආකාරය',
    send,
    sending: 'යවමින්…',
    success: 'ස්තුතියි! ඔබේ පණිවිඩය යවන ලදී. අපි ඉක්මනින් ඔබට පිළිතුරු දෙන්නෙමු.',
    failure: 'සමාවන්න, ඔබේ පණිවිඩය යැවිය නොහැකි විය. මොහොතකින් නැවත උත්සාහ කරන්න.',
  },
  sent: {
    meta: {
      title: `පණිවිඩය යවන ලදී | ${site.brand}`,
      description: 'ඔබේ පණිවිඩය අපට ලැබුණි. ඔබේ මිල ගණන් ලියන අය ඊළඟට එය කියවති.',
    },
    heading: 'පණිවිඩය යවන ලදී',
    back: 'මුල් පිටුවට ආපසු',
  },
  notSent: {
    meta: {
      title: `පණිවිඩය යැවුණේ නැත | ${site.brand}`,
      description: 'ඔබේ පණිවිඩය යැවිය නොහැකි විය. ආපසු යන්න: ඔබ ලියූ දේ තවමත් ඔබේ අතිරික්සුවේ ඇත.',
    },
    heading: 'පණිවිඩය යැවුණේ නැත',
    text: 'අතිරික්සුවෙන් ආපසු යන්න: ඔබ ලියූ දේ තවමත් එහි ඇත. නැතහොත් විද්‍යුත් තැපෑලෙන් අපට ලියන්න.',
    back: 'පෝරමයට ආපසු',
  },
  /** A page of the server’s own, while its database cannot be reached. */
  outage: {
    title: 'මෙය දැනට ක්‍රියා නොකරයි',
    text: 'මේ මොහොතේ අපේ පද්ධතියට දත්ත ලබා ගත නොහැක; එබැවින් ඔබ ඉල්ලූ දේ සිදු නොවීය. මිනිත්තු කිහිපයකින් නැවත උත්සාහ කරන්න. ඔබ පෝරමයක් පිරවූයේ නම් පළමුව ආපසු යන්න: ඔබ ලියූ දේ තවමත් ඔබේ අතිරික්සුවේ තිබිය හැක.',
    reach: 'එතෙක් අප අමතන්න:',
  },
} as const;
