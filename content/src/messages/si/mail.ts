import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';
import { mail as english } from '../en/mail.ts';
import { office } from './office.ts';

const claim = claimTexts('si');

const byMistake = 'කවුරුන් හෝ වැරදීමකින් ඔබේ ලිපිනය දී ඇත: පිළිතුරක් අවශ්‍ය නැත.';

/** What the owner reads stays in English. */
export const mail = {
  labels: {
    name: 'නම',
    number: 'අංකය',
    email: 'විද්‍යුත් තැපෑල',
    service: 'සේවාව',
    revenue: 'වාර්ෂික විකුණුම් ආදායම',
    message: 'පණිවිඩය',
    consent: 'කැමැත්ත',
    language: 'භාෂාව',
    file: 'ගොනුව',
    received: 'ලැබුණු වේලාව',
    id: 'හැඳුනුම් අංකය',
    when: 'වේලාව',
    about: 'කාරණය',
    change: 'මාරු කිරීමට හෝ අවලංගු කිරීමට',
    confirm: 'ඔබේ විද්‍යුත් තැපැල් ලිපිනය තහවුරු කිරීමට',
    video: 'වීඩියෝ ඇමතුම',
  },
  enquiry: english.enquiry,
  digest: english.digest,
  papers: english.papers,
  codeList: {
    subject: 'HSIC කේත ලැයිස්තුව',
    text: 'මේ ඔබ ඉල්ලූ HSIC කේත ලැයිස්තුවයි: සෑම කේතයක්ම එහි ඉංග්‍රීසි සහ චීන නම සමඟ, පැතුරුම්පතක් සඳහා ගොනුවක් ලෙස.',
    address: 'එය මෙහි ද ඇත: {url}',
    byMistake: `ඔබ ${site.brand} වෙතින් එය ඉල්ලුවේ නැත්නම්, ${byMistake}`,
  },
  reply: {
    subject: `ඔබේ පණිවිඩය ${site.brand} වෙත ලැබුණි`,
    text: `ඔබේ පණිවිඩයට ස්තුතියි. එය අපට ලැබුණි; අපි ${claim.quote} පිළිතුරු දෙන්නෙමු.`,
    byMistake: `ඔබ ${site.brand} වෙත ලිව්වේ නැත්නම්, ${byMistake}`,
  },
  bookingVisitor: {
    subjects: {
      booked: `${site.brand} සමඟ ඔබේ ඇමතුම වෙන් කර ඇත`,
      unconfirmed: `${site.brand} සමඟ ඔබේ ඇමතුම තහවුරු කරන්න`,
      confirmed: `${site.brand} සමඟ ඔබේ ඇමතුම තහවුරු කර ඇත`,
      moved: `${site.brand} සමඟ ඔබේ ඇමතුම මාරු කර ඇත`,
      cancelled: `${site.brand} සමඟ ඔබේ ඇමතුම අවලංගු කර ඇත`,
      video: `${site.brand} සමඟ ඔබේ ඇමතුමට වීඩියෝ සබැඳිය`,
    },
    confirm: 'ඔබේ ඇමතුම වෙන් කර ඇත. ඔබේ විද්‍යුත් තැපැල් ලිපිනය තහවුරු කිරීමට මෙම සබැඳිය විවෘත කරන්න; ඉන්පසු දින දර්ශන ආරාධනාව එවන්නෙමු.',
    length: `ඇමතුමට ගත වන කාලය: ${office.callLength}. ඇමුණුමේ ඇති දින දර්ශන ගොනුවෙන් එය ඔබේ දින දර්ශනයට එක් වේ.`,
    videoLater: 'එය වීඩියෝ ඇමතුමකි. සබැඳිය ඇමතුමට පෙර විද්‍යුත් තැපෑලෙන් එවන්නෙමු.',
    byMistake: `ඔබ ${site.brand} සමඟ ඇමතුමක් වෙන් කළේ නැත්නම්, ${byMistake}`,
  },
  callReminder: {
    subject: 'සිහිකැඳවීම: {brand} සමඟ ඔබේ ඇමතුම, {time}',
    text: 'මෙය ඔබ වෙන් කරගත් ඇමතුම ගැන සිහිකැඳවීමකි.',
  },
  bookingOwner: english.bookingOwner,
  alarm: english.alarm,
  accountNotice: english.accountNotice,
  companies: {
    us: '{kind}, {state} ප්‍රාන්තය, පිහිටුවන ලද්දේ {day} දින',
    uk: 'UK සීමාසහිත සමාගම, පිහිටුවන ලද්දේ {day} දින',
    hk: 'හොංකොං සීමාසහිත සමාගම, පිහිටුවන ලද්දේ {day} දින',
    kinds: { llc: 'LLC', corporation: 'කෝපරේෂනය (corporation)' },
  },
  reminderAsk: {
    subject: `${site.brand} සිහිකැඳවීම් තහවුරු කරන්න`,
    text: 'සමාගමක වාර්තා ඉදිරිපත් කළ යුතු අවසන් දින මෙම ලිපිනයට සිහිකැඳවන ලෙස කවුරුන් හෝ අපෙන් ඉල්ලා ඇත:',
    confirm: 'මගේ සිහිකැඳවීම් අරඹන්න',
    until: 'සබැඳිය දින {days}ක් ක්‍රියා කරයි. ඔබ එය භාවිත නොකළහොත් අපි තවත් කිසිවක් නොයවා ඔබේ ලිපිනය මකා දමන්නෙමු.',
    byMistake: `ඔබ ${site.brand} වෙතින් එය ඉල්ලුවේ නැත්නම්, ${byMistake}`,
  },
  reminder: {
    subject: '{title}: {when}',
    subjectMany: '{title}: {when} සහ තවත් {count}ක්',
    subjectEnding: 'ඔබේ සිහිකැඳවීම් අවසන් වන දිනය: {day}',
    about: 'ඔබේ සමාගම: {company}.',
    heading: '{title}: {day}',
    when: { past: 'එය {day} දින විය', today: 'අද', tomorrow: 'හෙට', days: 'දින {days}කින්' },
    whenLine: 'දිනය',
    late: 'ප්‍රමාද වුවහොත්',
    source: 'මූලාශ්‍රය',
    all: 'සියලු දින',
    endingHeading: 'මෙම සිහිකැඳවීම් {day} දින අවසන් වේ',
    ending: `සිහිකැඳවීම් ${office.retention} අවසානයේ නවතින අතර අපි ඒවා මකා දමන්නෙමු. නැවත එපමණ කාලයක් ලබා ගැනීමට සබැඳිය ඔබන්න.`,
    goOn: 'මගේ සිහිකැඳවීම් දිගටම යවන්න',
    advice: 'දින සහ රීති පරිස්සමින් පරීක්ෂා කර ඇත, එහෙත් ඒවා නීතිමය උපදෙස් නොවේ. බලධාරියාගෙන් හෝ අපෙන් ඒවා තහවුරු කරගන්න.',
    stop: 'මෙම සිහිකැඳවීම් නවත්වන්න',
  },
  feeNewsAsk: {
    subject: `ගාස්තු ගැන ${site.brand} එවන ලිපි තහවුරු කරන්න`,
    text: 'මෙම වේදිකාවේ ගාස්තු වෙනස් වන විට මෙම ලිපිනයට ලියන ලෙස කවුරුන් හෝ අපෙන් ඉල්ලා ඇත:',
    confirm: 'ගාස්තු ගැන ලිපි අරඹන්න',
  },
  feeNews: {
    subject: '{platform}: ගාස්තු වෙනස්කම්, {when}',
    subjectMany: '{platform}: ගාස්තු වෙනස්කම්, {when} සහ තවත් {count}ක්',
    subjectEnding: '{platform} ගාස්තු ගැන ලිපි අවසන් වන දිනය: {day}',
    about: 'අපි {platform} ගාස්තු වෙනස්කම් පළ කළෙමු.',
    count: 'වෙනස් වන ගාස්තු ගණන',
    source: 'මූලාශ්‍රය',
    values: 'පැරණි සහ නව අගයන්',
    endingHeading: 'මෙම ලිපි {day} දින අවසන් වේ',
    ending: `ගාස්තු ගැන ලිපි ${office.feeNews} අවසානයේ නවතින අතර අපි ඒවා මකා දමන්නෙමු. නැවත එපමණ කාලයක් ලබා ගැනීමට සබැඳිය ඔබන්න.`,
    goOn: 'මෙම ලිපි දිගටම යවන්න',
    advice: 'ගාස්තු පරිස්සමින් පරීක්ෂා කර ඇත. තීරණය වන්නේ වේදිකාවේම පිටුව අනුවයි.',
    stop: 'මෙම ලිපි නවත්වන්න',
  },
  feed: { name: 'වාර්තා අවසන් දින: {company}' },
  time: '{time} ({zone})',
  calendar: {
    summary: `${site.brand} සමඟ ඇමතුම`,
    language: 'භාෂාව: {language}',
    change: 'මාරු කිරීමට හෝ අවලංගු කිරීමට: {url}',
  },
} as const;
