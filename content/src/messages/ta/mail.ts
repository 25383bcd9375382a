import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';
import { mail as english } from '../en/mail.ts';
import { office } from './office.ts';

const claim = claimTexts('ta');

const byMistake = 'உங்கள் முகவரியை யாரோ தவறுதலாகக் கொடுத்துள்ளார்கள்: பதில் தேவையில்லை.';

/** What the owner reads stays in English. */
export const mail = {
  labels: {
    name: 'பெயர்',
    number: 'இலக்கம்',
    email: 'மின்னஞ்சல்',
    service: 'சேவை',
    revenue: 'வருடாந்த விற்பனை வருமானம்',
    message: 'செய்தி',
    consent: 'சம்மதம்',
    language: 'மொழி',
    file: 'கோப்பு',
    received: 'பெறப்பட்டது',
    id: 'அடையாள இலக்கம்',
    when: 'எப்போது',
    about: 'எதைப் பற்றி',
    change: 'மாற்ற அல்லது இரத்துச் செய்ய',
    confirm: 'உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்த',
    video: 'காணொளி அழைப்பு',
  },
  enquiry: english.enquiry,
  digest: english.digest,
  papers: english.papers,
  codeList: {
    subject: 'HSIC குறியீடுகளின் பட்டியல்',
    text: 'HSIC குறியீடுகளின் பட்டியலைக் கேட்டீர்கள்: ஒவ்வொரு பதிவும் அதன் ஆங்கில, சீனத் தலைப்புடன், விரிதாளுக்கான கோப்பாக.',
    address: 'இது இங்கும் உள்ளது: {url}',
    byMistake: `இதை ${site.brand} இடம் நீங்கள் கேட்கவில்லை என்றால், ${byMistake}`,
  },
  reply: {
    subject: `${site.brand} உங்கள் செய்தியைப் பெற்றது`,
    text: `உங்கள் செய்திக்கு நன்றி. அது எமக்குக் கிடைத்தது; ${claim.quote} பதிலளிப்போம்.`,
    byMistake: `${site.brand} இற்கு நீங்கள் எழுதவில்லை என்றால், ${byMistake}`,
  },
  bookingVisitor: {
    subjects: {
      booked: `${site.brand} உடனான உங்கள் அழைப்பு நேரம் ஒதுக்கப்பட்டது`,
      unconfirmed: `${site.brand} உடனான உங்கள் அழைப்பை உறுதிப்படுத்துங்கள்`,
      confirmed: `${site.brand} உடனான உங்கள் அழைப்பு உறுதிப்படுத்தப்பட்டது`,
      moved: `${site.brand} உடனான உங்கள் அழைப்பின் நேரம் மாற்றப்பட்டது`,
      cancelled: `${site.brand} உடனான உங்கள் அழைப்பு இரத்துச் செய்யப்பட்டது`,
      video: `${site.brand} உடனான உங்கள் அழைப்பிற்கான காணொளி இணைப்பு`,
    },
    confirm:
      'உங்கள் அழைப்பு நேரம் ஒதுக்கப்பட்டது. உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்த இந்த இணைப்பைத் திறவுங்கள்; பின்னர் நாட்காட்டி அழைப்பிதழை அனுப்புவோம்.',
    length: `அழைப்புக்கான நேரம்: ${office.callLength}. இணைக்கப்பட்ட நாட்காட்டிக் கோப்பு அதை உங்கள் நாட்காட்டியில் சேர்க்கும்.`,
    videoLater: 'இது காணொளி அழைப்பு. இணைப்பை அழைப்புக்கு முன் மின்னஞ்சலில் அனுப்புவோம்.',
    byMistake: `${site.brand} உடன் அழைப்பு நேரத்தை நீங்கள் ஒதுக்கவில்லை என்றால், ${byMistake}`,
  },
  callReminder: {
    subject: 'நினைவூட்டல்: {brand} உடனான உங்கள் அழைப்பு, {time}',
    text: 'நீங்கள் நேரம் ஒதுக்கிய அழைப்பின் நினைவூட்டல் இது.',
  },
  bookingOwner: english.bookingOwner,
  alarm: english.alarm,
  accountNotice: english.accountNotice,
  companies: {
    us: '{kind}, {state}, உருவான நாள் {day}',
    uk: 'UK வரையறுக்கப்பட்ட கம்பனி, உருவான நாள் {day}',
    hk: 'ஹொங்கொங் வரையறுக்கப்பட்ட கம்பனி, உருவான நாள் {day}',
    kinds: { llc: 'LLC', corporation: 'கோப்பரேஷன் (corporation)' },
  },
  reminderAsk: {
    subject: `${site.brand} நினைவூட்டல்களை உறுதிப்படுத்துங்கள்`,
    text: 'ஒரு கம்பனியின் இறுதித் திகதிகளை இந்த முகவரிக்கு நினைவூட்டுமாறு யாரோ எம்மிடம் கேட்டுள்ளார்கள்:',
    confirm: 'எனது நினைவூட்டல்களைத் தொடங்குக',
    until: 'இந்த இணைப்பு {days} நாட்களுக்குச் செல்லுபடியாகும். அதை அழுத்தாவிட்டால் வேறெதுவும் அனுப்பப்படாது; முகவரி நீக்கப்படும்.',
    byMistake: `இதை ${site.brand} இடம் நீங்கள் கேட்கவில்லை என்றால், ${byMistake}`,
  },
  reminder: {
    subject: '{title}: {when}',
    subjectMany: '{title}: {when}, மேலும் {count}',
    subjectEnding: 'உங்கள் நினைவூட்டல்கள் முடியும் நாள்: {day}',
    about: 'உங்கள் கம்பனி: {company}.',
    heading: '{title}: {day}',
    when: { past: 'நாள் கடந்தது: {day}', today: 'இன்று', tomorrow: 'நாளை', days: '{days} நாட்களில்' },
    whenLine: 'எப்போது',
    late: 'தாமதித்தால்',
    source: 'மூலம்',
    all: 'எல்லாத் திகதிகளும்',
    endingHeading: 'இந்த நினைவூட்டல்கள் முடியும் நாள்: {day}',
    ending: `நினைவூட்டல்கள் நீடிக்கும் காலம்: ${office.retention}; பின்னர் அவற்றை நீக்குவோம். மீண்டும் அதே காலத்திற்குப் பெற இணைப்பை அழுத்துங்கள்.`,
    goOn: 'எனது நினைவூட்டல்களைத் தொடரவிடுக',
    advice:
      'திகதிகளும் விதிகளும் கவனமாகச் சரிபார்க்கப்பட்டன; ஆனால் அவை சட்ட ஆலோசனை அல்ல. அதிகாரசபையிடம் அல்லது எம்மிடம் உறுதிப்படுத்துங்கள்.',
    stop: 'இந்த நினைவூட்டல்களை நிறுத்துக',
  },
  feeNewsAsk: {
    subject: `${site.brand} கட்டண மின்னஞ்சல்களை உறுதிப்படுத்துங்கள்`,
    text: 'இந்தத் தளத்தின் கட்டணங்கள் மாறும்போது இந்த முகவரிக்கு எழுதுமாறு யாரோ எம்மிடம் கேட்டுள்ளார்கள்:',
    confirm: 'கட்டண மின்னஞ்சல்களைத் தொடங்குக',
  },
  feeNews: {
    subject: '{platform}: கட்டண மாற்றங்கள், {when}',
    subjectMany: '{platform}: கட்டண மாற்றங்கள், {when}, மேலும் {count}',
    subjectEnding: '{platform} கட்டண மின்னஞ்சல்கள் முடியும் நாள்: {day}',
    about: '{platform} கட்டண மாற்றங்களை வெளியிட்டோம்.',
    count: 'மாறும் கட்டணங்களின் எண்ணிக்கை',
    source: 'மூலம்',
    values: 'பழைய, புதிய பெறுமதிகள்',
    endingHeading: 'இந்த மின்னஞ்சல்கள் முடியும் நாள்: {day}',
    ending: `கட்டண மின்னஞ்சல்கள் நீடிக்கும் காலம்: ${office.feeNews}; பின்னர் அவற்றை நீக்குவோம். மீண்டும் அதே காலத்திற்குப் பெற இணைப்பை அழுத்துங்கள்.`,
    goOn: 'இந்த மின்னஞ்சல்களைத் தொடரவிடுக',
    advice: 'கட்டணங்கள் கவனமாகச் சரிபார்க்கப்பட்டன. தளத்தின் சொந்தப் பக்கமே தீர்மானிக்கும்.',
    stop: 'இந்த மின்னஞ்சல்களை நிறுத்துக',
  },
  feed: { name: 'இறுதித் திகதிகள்: {company}' },
  time: '{time} ({zone})',
  calendar: {
    summary: `${site.brand} உடன் அழைப்பு`,
    language: 'மொழி: {language}',
    change: 'மாற்ற அல்லது இரத்துச் செய்ய: {url}',
  },
} as const;
