import type { Fact } from '../../src/entries/fact.ts';

/** Rules and prices set by others. Changing one is changing its entry, with the new source, the day it was read and the day of the next review. */
export const facts = {
  boi: {
    title: {
      en: 'Who must file a BOI report',
      si: 'BOI report (හිමිකාරිත්ව වාර්තාව) ඉදිරිපත් කළ යුත්තේ කවුද',
      ta: 'BOI report (உரிமை அறிக்கை) சமர்ப்பிக்க வேண்டியவர்கள்',
    },
    stated: {
      text: {
        en: 'Owners of 25% or more are reported. New filings are due within 90 days and updates within 30 days. Penalties go up to $10,000 and 2 years.',
        si: '25% හෝ ඊට වැඩි අයිතියක් ඇති හිමිකරුවන් වාර්තා කළ යුතුය. නව වාර්තා දින 90ක් ඇතුළත සහ වෙනස්කම් දින 30ක් ඇතුළත ඉදිරිපත් කළ යුතුය. උපරිම දඬුවම $10,000 සහ වසර 2කි.',
        ta: '25% அல்லது அதற்கு மேற்பட்ட பங்குள்ள உரிமையாளர்கள் அறிவிக்கப்பட வேண்டும். புதிய சமர்ப்பிப்புகள் 90 நாட்களுக்குள்ளும், மாற்றங்கள் 30 நாட்களுக்குள்ளும் செய்யப்பட வேண்டும். தண்டனை $10,000 மற்றும் 2 ஆண்டுகள் வரை.',
      },
      asOf: '2024-01-01',
    },
    inForce: {
      text: {
        en: 'Companies formed in the United States need not file. A company formed in another country that registers to do business in a US state files within 30 days; owners who are US persons are not reported.',
        si: 'එක්සත් ජනපදයේ පිහිටුවූ සමාගම් වාර්තාව ඉදිරිපත් කළ යුතු නැත. වෙනත් රටක පිහිටුවා, US ප්‍රාන්තයක ව්‍යාපාර කිරීමට ලියාපදිංචි වන සමාගමක් දින 30ක් ඇතුළත එය ඉදිරිපත් කළ යුතුය; US පුද්ගලයන් (US persons) වන හිමිකරුවන් වාර්තා නොකෙරේ. මෙහි BOI යනු ශ්‍රී ලංකා ආයෝජන මණ්ඩලය (Board of Investment) නොවේ.',
        ta: 'ஐக்கிய அமெரிக்காவில் ஆரம்பிக்கப்பட்ட கம்பனிகள் சமர்ப்பிக்க வேண்டியதில்லை. வேறொரு நாட்டில் ஆரம்பிக்கப்பட்டு, US மாநிலமொன்றில் வியாபாரம் செய்யப் பதிவாகும் கம்பனி 30 நாட்களுக்குள் சமர்ப்பிக்க வேண்டும்; US நபர்களான உரிமையாளர்கள் அறிவிக்கப்படுவதில்லை. இது இலங்கை முதலீட்டுச் சபையுடன் (Board of Investment) தொடர்புடையது அல்ல.',
      },
      since: '2025-03-26',
    },
    source: {
      title: 'Federal Register, vol. 90, 13688: Beneficial Ownership Information Reporting Requirement Revision',
      url: 'https://regulations.justia.com/regulations/fedreg/2025/03/26/2025-05199.html',
      by: 'authority',
    },
    check: 'boi',
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-03-26',
  },
  'uk-identity': {
    title: {
      en: 'Identity verification for UK directors and owners',
      si: 'UK අධ්‍යක්ෂවරුන්ගේ සහ හිමිකරුවන්ගේ අනන්‍යතාව තහවුරු කිරීම',
      ta: 'UK பணிப்பாளர்கள், உரிமையாளர்களின் அடையாளத்தை உறுதிப்படுத்தல்',
    },
    inForce: {
      text: {
        en: 'A new director verifies their identity before the company is incorporated or the appointment is made, and a person with significant control within 14 days of being registered. Existing directors gave their personal code with the confirmation statement of the transition year that ended on 18 November 2026.',
        si: 'නව අධ්‍යක්ෂවරයෙකු සමාගම සංස්ථාගත කිරීමට හෝ පත් කිරීමට පෙර තම අනන්‍යතාව තහවුරු කළ යුතුය; සැලකිය යුතු පාලනයක් ඇති තැනැත්තෙකු (PSC) ලියාපදිංචි වී දින 14ක් ඇතුළත එය කළ යුතුය. දැනට සිටි අධ්‍යක්ෂවරුන්, 2026 නොවැම්බර් 18 දින අවසන් වූ සංක්‍රාන්ති වසරේ තහවුරු කිරීමේ ප්‍රකාශය (confirmation statement) සමඟ තම පුද්ගලික කේතය දුන්හ.',
        ta: 'கம்பனி கூட்டிணைக்கப்படும் முன் அல்லது நியமனம் செய்யப்படும் முன், புதிய பணிப்பாளர் தமது அடையாளத்தை உறுதிப்படுத்த வேண்டும்; குறிப்பிடத்தக்க கட்டுப்பாடு உள்ள நபர் (PSC) பதிவாகி 14 நாட்களுக்குள் உறுதிப்படுத்த வேண்டும். ஏற்கனவே இருந்த பணிப்பாளர்கள், 18 நவம்பர் 2026 அன்று முடிந்த மாறுகால ஆண்டின் உறுதிப்படுத்தல் கூற்றுடன் (confirmation statement) தமது தனிப்பட்ட குறியீட்டை வழங்கினர்.',
      },
      since: '2025-11-18',
    },
    source: {
      title: 'Browne Jacobson: new mandatory identity verification requirements under ECCTA 2023',
      url: 'https://www.brownejacobson.com/insights/eccta-2023-new-mandatory-identity-verification-requirements',
      by: 'other',
    },
    also: {
      title: 'Taylor Wessing: new identity verification requirements',
      url: 'https://www.taylorwessing.com/zh-hant/insights-and-events/insights/2025/08/new-identity-verification-requirements-to-start-on-18-november-2025',
    },
    check: 'uk-identity',
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-05-21',
  },
  'companies-house-fee': {
    title: { en: 'What Companies House charges', si: 'Companies House අය කරන ගාස්තු', ta: 'Companies House அறவிடுவது' },
    inForce: {
      text: {
        en: 'An online incorporation costs £100 and a yearly confirmation statement £50. Until 31 January 2026 the incorporation cost £50.',
        si: 'මාර්ගගතව සංස්ථාගත කිරීමට £100 සහ වාර්ෂික තහවුරු කිරීමේ ප්‍රකාශයට (confirmation statement) £50 වැය වේ. 2026 ජනවාරි 31 දක්වා සංස්ථාගත කිරීම £50 විය.',
        ta: 'இணையவழிக் கூட்டிணைப்பு £100, வருடாந்த உறுதிப்படுத்தல் கூற்று (confirmation statement) £50. 31 ஜனவரி 2026 வரை கூட்டிணைப்பு £50 ஆக இருந்தது.',
      },
      since: '2026-02-01',
    },
    source: {
      title: 'ICAEW: significant hikes to Companies House fees in 2026',
      url: 'https://www.icaew.com/insights/viewpoints-on-the-news/2025/nov-2025/significant-hikes-to-companies-house-fees-in-2026',
      by: 'other',
    },
    also: { title: 'Price lists of several formation agents, 2026' },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-02-21',
  },
  'us-state-reports': {
    title: {
      en: 'What four states ask of an LLC each year',
      si: 'ප්‍රාන්ත හතරක් වසරක් පාසා LLC එකකින් ඉල්ලන දේ',
      ta: 'LLC ஒன்றிடம் நான்கு மாநிலங்கள் ஒவ்வொரு ஆண்டும் கேட்பவை',
    },
    inForce: {
      text: {
        en: 'Wyoming: a report and at least $60, by the first day of the anniversary month. Delaware: no report, a flat tax by 1 June, $300 up to June 2025 and, by its Code, $400 from June 2027; which of the two counted in June 2026 is not settled, and a page of the state still says $300. Florida: a report and $138.75 by 1 May, $400 more when late. New Mexico: nothing.',
        si: 'Wyoming: වාර්තාවක් සහ අවම වශයෙන් $60, පිහිටුවීමේ සංවත්සරය යෙදෙන මාසයේ පළමු දිනය හෝ ඊට පෙර. Delaware: වාර්තාවක් නැත, ජූනි 1 හෝ ඊට පෙර ස්ථාවර බද්දක්; 2025 ජූනි දක්වා $300, එහි නීති සංග්‍රහය අනුව 2027 ජූනි සිට $400; 2026 ජූනි මාසයේ අදාළ වූයේ දෙකෙන් කුමක්ද යන්න පැහැදිලි නැත, ප්‍රාන්තයේ පිටුවක් තවමත් $300 යැයි කියයි. Florida: වාර්තාවක් සහ $138.75, මැයි 1 හෝ ඊට පෙර; ප්‍රමාද වුවහොත් තවත් $400. New Mexico: කිසිවක් නැත.',
        ta: 'Wyoming: ஓர் அறிக்கையும் குறைந்தது $60 உம், ஒவ்வோர் ஆண்டும் கம்பனி உருவான மாதத்தின் முதலாம் நாளுக்குள். Delaware: அறிக்கை இல்லை, 1 ஜூன் அல்லது அதற்கு முன் ஒரே தொகையான வரி; ஜூன் 2025 வரை $300, அதன் சட்டக்கோவையின்படி ஜூன் 2027 முதல் $400; ஜூன் 2026 இல் எது பொருந்தியது என்பது தெளிவாகவில்லை, மாநிலத்தின் ஒரு பக்கம் இன்னும் $300 என்றே கூறுகிறது. Florida: 1 மே அல்லது அதற்கு முன் ஓர் அறிக்கையும் $138.75 உம்; தாமதித்தால் மேலும் $400. New Mexico: எதுவும் இல்லை.',
      },
      since: null,
    },
    source: {
      title: 'Incorporator: annual reports, all 51 jurisdictions (2026)',
      url: 'https://incorporator.org/articles/annual-reports-all-51-jurisdictions-2026',
      by: 'other',
    },
    verified: false,
    readOn: '2026-11-21',
    reviewBy: '2027-02-21',
  },
  'hk-annual-return': {
    title: {
      en: 'What a Hong Kong annual return costs',
      si: 'හොංකොං වාර්ෂික වාර්තාවක (annual return) පිරිවැය',
      ta: 'ஹொங்கொங் வருடாந்த விபரத்திரட்டின் (annual return) கட்டணம்',
    },
    inForce: {
      text: {
        en: 'HK$105 within 42 days of the anniversary of incorporation. Late: HK$870 up to three months, HK$1,740 up to six, HK$2,610 up to nine, HK$3,480 after that.',
        si: 'සංස්ථාගත කළ දිනයේ සංවත්සරයේ සිට දින 42ක් ඇතුළත HK$105. ප්‍රමාද වුවහොත්: මාස තුනක් දක්වා HK$870, මාස හයක් දක්වා HK$1,740, මාස නවයක් දක්වා HK$2,610, ඉන්පසු HK$3,480.',
        ta: 'கூட்டிணைத்த நாளின் ஆண்டு நிறைவிலிருந்து 42 நாட்களுக்குள் HK$105. தாமதித்தால்: மூன்று மாதங்கள் வரை HK$870, ஆறு வரை HK$1,740, ஒன்பது வரை HK$2,610, அதன் பின் HK$3,480.',
      },
      since: null,
    },
    source: {
      title: 'Companies Registry: registration of annual returns',
      url: 'https://www.cr.gov.hk/en/forms/sdetails.htm',
      by: 'authority',
    },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-05-21',
  },
  'ein-without-ssn': {
    title: { en: 'EIN without a US tax number', si: 'US බදු අංකයක් නැතිව EIN', ta: 'US வரி இலக்கம் இல்லாமல் EIN' },
    inForce: {
      text: {
        en: 'The tax office’s online form is closed to owners without a US tax number. They apply by fax, mail or phone: about four business days by fax, four weeks or more by mail. The office charges nothing.',
        si: 'US බදු අංකයක් නැති හිමිකරුවන්ට බදු කාර්යාලයේ මාර්ගගත ආකෘති පත්‍රය භාවිත කළ නොහැක. ඔවුන් අයදුම් කරන්නේ ෆැක්ස්, තැපෑල හෝ දුරකථනය මඟිනි: ෆැක්ස් මඟින් වැඩ කරන දින හතරක් පමණ, තැපෑලෙන් සති හතරක් හෝ ඊට වැඩි. කාර්යාලය කිසිදු ගාස්තුවක් අය නොකරයි.',
        ta: 'US வரி இலக்கம் இல்லாத உரிமையாளர்கள் வரி அலுவலகத்தின் இணையவழிப் படிவத்தைப் பயன்படுத்த முடியாது. அவர்கள் தொலைநகல், தபால் அல்லது தொலைபேசி மூலம் விண்ணப்பிக்கிறார்கள்: தொலைநகல் மூலம் சுமார் நான்கு வேலை நாட்கள், தபால் மூலம் நான்கு வாரங்கள் அல்லது அதற்கு மேல். அலுவலகம் எதையும் அறவிடுவதில்லை.',
      },
      since: null,
    },
    source: {
      title: 'IRS: Instructions for Form SS-4, how to apply for an EIN',
      url: 'https://www.irs.gov/instructions/iss4',
      by: 'authority',
    },
    check: 'ein-without-ssn',
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-05-21',
  },
  'itin-timing': {
    title: { en: 'How long an ITIN takes', si: 'ITIN සඳහා ගත වන කාලය', ta: 'ITIN பெற எவ்வளவு காலம்' },
    inForce: {
      text: {
        en: 'The tax office names 7 weeks, and 9 to 11 weeks between 15 January and 30 April or for applications from abroad. An ITIN that is on no US tax return for three years in a row expires.',
        si: 'බදු කාර්යාලය සති 7ක් යැයි කියයි; ජනවාරි 15 සහ අප්‍රේල් 30 අතර හෝ විදේශයෙන් එන අයදුම්පත් සඳහා සති 9 – 11ක්. එක දිගට වසර තුනක් කිසිදු US බදු වාර්තාවක නොමැති ITIN එකක් කල් ඉකුත් වේ.',
        ta: 'வரி அலுவலகம் 7 வாரங்கள் என்கிறது; 15 ஜனவரி – 30 ஏப்ரல் காலத்தில், அல்லது வெளிநாட்டிலிருந்து விண்ணப்பித்தால் 9 – 11 வாரங்கள். தொடர்ந்து மூன்று ஆண்டுகளுக்கு எந்த US வரி விபரத்திரட்டிலும் இடம்பெறாத ITIN காலாவதியாகும்.',
      },
      since: null,
    },
    source: {
      title: 'IRS: Topic no. 857, Individual taxpayer identification number',
      url: 'https://www.irs.gov/taxtopics/tc857',
      by: 'authority',
    },
    check: 'itin',
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-05-21',
  },
  'form-5472': {
    title: {
      en: 'Form 5472 for LLCs owned from abroad',
      si: 'විදේශිකයන්ට අයත් LLC සඳහා Form 5472',
      ta: 'வெளிநாட்டவருக்குச் சொந்தமான LLC இற்கு Form 5472',
    },
    inForce: {
      text: {
        en: 'A US LLC with one owner abroad files Form 5472 with a nearly blank Form 1120 for each calendar year with transactions between the owner and the LLC, by 15 April. Money that the owner pays in counts. Other tax years have other days. The penalty for a missing form is $25,000.',
        si: 'විදේශයක සිටින එක් හිමිකරුවෙකු ඇති US LLC එකක්, හිමිකරු සහ LLC අතර ගනුදෙනු සිදු වූ සෑම දින දර්ශන වසරක් සඳහාම, බොහෝ දුරට හිස් Form 1120 සමඟ Form 5472 ඉදිරිපත් කළ යුතුය; අවසන් දිනය අප්‍රේල් 15. හිමිකරු සමාගමට දමන මුදල් ද ගනුදෙනුවකි. වෙනත් බදු වසරවලට වෙනත් දින අදාළ වේ. ඉදිරිපත් නොකළ ආකෘති පත්‍රයක දඩය $25,000.',
        ta: 'வெளிநாட்டிலுள்ள ஒரே உரிமையாளரைக் கொண்ட US LLC, உரிமையாளருக்கும் LLC இற்கும் இடையே கொடுக்கல் வாங்கல் நடந்த ஒவ்வொரு நாட்காட்டி ஆண்டிற்கும், ஏறக்குறைய வெறுமையான Form 1120 உடன் Form 5472 ஐ, 15 ஏப்ரல் அல்லது அதற்கு முன் சமர்ப்பிக்க வேண்டும். உரிமையாளர் கம்பனிக்குள் இடும் பணமும் கொடுக்கல் வாங்கலாகக் கருதப்படும். வேறு வரி ஆண்டுகளுக்கு வேறு நாட்கள். படிவம் சமர்ப்பிக்காவிட்டால் தண்டப்பணம் $25,000.',
      },
      since: '2017-01-01',
    },
    source: {
      title: 'EY: Form 5472 for foreign-owned US disregarded entities',
      url: 'https://taxnews.ey.com/news/2018-0637-irs-updates-form-5472-to-reflect-new-filing-requirements-for-foreign-owned-us-disregarded-entities',
      by: 'other',
    },
    also: {
      title: 'RSM: reporting requirement of a foreign-owned disregarded entity',
      url: 'https://rsmus.com/insights/tax-alerts/2019/reporting-requirement-of-a-foreign-owned-disregarded-entity.html',
    },
    check: 'form-5472',
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-04-15',
  },
  'us-trade-mark-fee': {
    title: {
      en: 'What a US trade mark costs at the office',
      si: 'US වෙළෙඳ ලකුණකට කාර්යාලය අය කරන ගාස්තුව',
      ta: 'US வியாபாரக் குறிக்கு அலுவலகம் அறவிடுவது',
    },
    inForce: {
      text: {
        en: '$350 for each class. Words of your own instead of the office’s list of goods and services add $200 a class. Applicants who live outside the United States must be represented by a US attorney.',
        si: 'එක් පන්තියකට $350. කාර්යාලයේ භාණ්ඩ සහ සේවා ලැයිස්තුව වෙනුවට ඔබේම වචන යොදන්නේ නම් පන්තියකට තවත් $200. එක්සත් ජනපදයෙන් පිටත වෙසෙන අයදුම්කරුවන් වෙනුවෙන් US නීතිඥයෙකු පෙනී සිටිය යුතුය.',
        ta: 'ஒவ்வொரு வகுப்புக்கும் $350. அலுவலகத்தின் பொருட்கள், சேவைகள் பட்டியலுக்குப் பதிலாக உங்கள் சொந்தச் சொற்களைப் பயன்படுத்தினால் ஒரு வகுப்புக்கு மேலும் $200. ஐக்கிய அமெரிக்காவுக்கு வெளியே வசிக்கும் விண்ணப்பதாரர்கள் US சட்டத்தரணி ஒருவரால் பிரதிநிதித்துவப்படுத்தப்பட வேண்டும்.',
      },
      since: '2025-01-18',
    },
    source: {
      title: 'USPTO: additional fees for trademark applications',
      url: 'https://www.uspto.gov/trademarks/additional-fees-trademark-applications',
      by: 'authority',
    },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-05-21',
  },
  'uk-trade-mark-fee': {
    title: {
      en: 'What a UK trade mark costs at the office',
      si: 'UK වෙළෙඳ ලකුණකට කාර්යාලය අය කරන ගාස්තුව',
      ta: 'UK வியாபாரக் குறிக்கு அலுவலகம் அறவிடுவது',
    },
    inForce: {
      text: {
        en: '£205 for the first class and £60 for each further class, online. The mark lasts ten years and can be renewed. Since 2021 a new application needs an address for service in the UK, Gibraltar or the Channel Islands.',
        si: 'මාර්ගගතව පළමු පන්තියට £205 සහ තවත් එක් එක් පන්තියකට £60. ලකුණ වසර දහයක් වලංගු වන අතර අලුත් කළ හැක. 2021 සිට නව අයදුම්පතකට UK, Gibraltar හෝ Channel Islands හි ලිපි භාරගන්නා ලිපිනයක් (address for service) අවශ්‍ය වේ.',
        ta: 'இணையவழியில், முதல் வகுப்புக்கு £205, மேலும் ஒவ்வொரு வகுப்புக்கும் £60. குறி பத்து ஆண்டுகள் செல்லுபடியாகும், புதுப்பிக்கலாம். 2021 முதல் புதிய விண்ணப்பத்திற்கு UK, Gibraltar அல்லது Channel Islands இல் ஆவணங்களைப் பெறும் முகவரி (address for service) தேவை.',
      },
      since: '2026-04-01',
    },
    source: {
      title: 'WebTMS: UK IPO fees increase from 1 April 2026',
      url: 'https://www.webtms.com/?p=2883',
      by: 'other',
    },
    also: {
      title: 'Western Legal: UK trade mark cost in 2026',
      url: 'https://westernlegal.co.uk/uk-trademark-cost-2026',
    },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-04-01',
  },
  'stripe-sri-lanka': {
    title: { en: 'Stripe and Sri Lanka', si: 'Stripe සහ ශ්‍රී ලංකාව', ta: 'Stripe உம் இலங்கையும்' },
    inForce: {
      text: {
        en: 'Sri Lanka is not among the countries where a business can open a Stripe account. A company formed in a supported country, such as the UK or the US, can apply there with its own registration, tax number and bank account.',
        si: 'ව්‍යාපාරයකට Stripe ගිණුමක් විවෘත කළ හැකි රටවල් අතර ශ්‍රී ලංකාව නැත. UK හෝ US වැනි, Stripe සහාය දක්වන රටක පිහිටුවූ සමාගමකට තමන්ගේම ලියාපදිංචිය, බදු අංකය සහ බැංකු ගිණුම සමඟ එහි අයදුම් කළ හැක.',
        ta: 'Stripe கணக்கைத் திறக்கக்கூடிய நாடுகளில் இலங்கை இல்லை. UK அல்லது US போன்ற ஆதரவுள்ள நாடொன்றில் ஆரம்பிக்கப்பட்ட கம்பனி, தனது சொந்தப் பதிவு, வரி இலக்கம், வங்கிக் கணக்கு என்பவற்றுடன் அங்கு விண்ணப்பிக்கலாம்.',
      },
      since: null,
    },
    source: { title: 'Stripe: global availability', url: 'https://stripe.com/global', by: 'authority' },
    verified: false,
    readOn: '2026-11-21',
    reviewBy: '2027-02-21',
  },
  'ebay-payment-fee': {
    title: { en: 'eBay’s payment fee', si: 'eBay හි ගෙවීම් ගාස්තුව', ta: 'eBay இன் கொடுப்பனவுக் கட்டணம்' },
    stated: {
      text: {
        en: 'A final value fee of 3.5% to 15%, and a payment fee of 2.9% + $0.30.',
        si: 'අවසන් අගය ගාස්තුව (final value fee) 3.5% – 15%, ගෙවීම් ගාස්තුව 2.9% + $0.30.',
        ta: '3.5% – 15% இறுதிப் பெறுமதிக் கட்டணமும் (final value fee), 2.9% + $0.30 கொடுப்பனவுக் கட்டணமும்.',
      },
      asOf: '2020-07-01',
    },
    inForce: {
      text: {
        en: 'On eBay.com there is no separate payment fee: the final value fee includes payment. An order costs a further $0.30 up to $10.00 and $0.40 above.',
        si: 'eBay.com හි වෙනම ගෙවීම් ගාස්තුවක් නැත: අවසන් අගය ගාස්තුවට (final value fee) ගෙවීම ද ඇතුළත් ය. ඇණවුමකට තවත් ගාස්තුවක් ඇත: $10.00 දක්වා $0.30, ඊට වැඩි නම් $0.40.',
        ta: 'eBay.com இல் தனியான கொடுப்பனவுக் கட்டணம் இல்லை: இறுதிப் பெறுமதிக் கட்டணத்தில் (final value fee) கொடுப்பனவும் அடங்கும். கட்டளை ஒன்றுக்கு மேலதிகமாக, $10.00 வரை $0.30, அதற்கு மேல் $0.40.',
      },
      since: '2024-03-15',
    },
    source: {
      title: 'eBay: 2024 winter seller update, financials',
      url: 'https://www.ebay.com/sellercenter/resources/seller-updates/2024-winter/financials',
      by: 'authority',
    },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-03-15',
  },
  'ebay-top-rated': {
    title: { en: 'eBay’s top rated sellers', si: 'eBay හි Top Rated විකුණුම්කරුවන්', ta: 'eBay இன் Top Rated விற்பனையாளர்கள்' },
    stated: {
      text: {
        en: 'Up to a 10% discount, which requires 100+ transactions and 98%+ feedback.',
        si: '10% දක්වා වට්ටමක්; ඊට ගනුදෙනු 100+ක් සහ 98%+ ප්‍රතිචාර අවශ්‍ය වේ.',
        ta: '10% வரை கழிவு; அதற்கு 100+ கொடுக்கல் வாங்கல்களும் 98%+ பின்னூட்டமும் தேவை.',
      },
      asOf: '2020-07-01',
    },
    inForce: {
      text: {
        en: 'On eBay.com: an account of 90 days, 100 transactions and $1,000 of sales to US buyers in twelve months, at most 0.5% of transactions with a defect and 3% shipped late. A feedback percentage is not a condition. The discount belongs to listings with one-day handling and 30-day free returns.',
        si: 'eBay.com හි: දින 90ක් පැරණි ගිණුමක්, මාස දොළහක් තුළ US ගැනුම්කරුවන් සමඟ ගනුදෙනු 100ක් සහ එකතුව $1,000 වන විකිණීම්, දෝෂ සහිත ගනුදෙනු උපරිම 0.5% සහ ප්‍රමාද වී යැවූ ඒවා උපරිම 3%. ප්‍රතිචාර ප්‍රතිශතය කොන්දේසියක් නොවේ. වට්ටම හිමි වන්නේ එක් දිනකින් යවන සහ දින 30ක් නොමිලේ ආපසු භාරගන්නා දැන්වීම්වලට ය.',
        ta: 'eBay.com இல்: 90 நாட்கள் பழைய கணக்கு; பன்னிரண்டு மாதங்களில் 100 கொடுக்கல் வாங்கல்களும் US கொள்வனவாளர்களுக்கு $1,000 விற்பனையும்; குறைபாடுள்ள கொடுக்கல் வாங்கல்கள் அதிகபட்சம் 0.5%, தாமதமாக அனுப்பியவை அதிகபட்சம் 3%. பின்னூட்டச் சதவீதம் ஒரு நிபந்தனை அல்ல. ஒரு நாளில் அனுப்பி, 30 நாட்கள் வரை இலவசமாகத் திருப்ப இடமளிக்கும் விற்பனைப் பதிவுகளுக்கே கழிவு உரியது.',
      },
      since: null,
    },
    source: {
      title: 'eBay: becoming a top rated seller',
      url: 'https://sellglobal.ebay.in/seller-center/becoming-top-rated-seller/',
      by: 'authority',
    },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-05-21',
  },
  'paypal-sri-lanka-fees': {
    title: { en: 'PayPal’s fees in Sri Lanka', si: 'ශ්‍රී ලංකාවේ PayPal ගාස්තු', ta: 'இலங்கையில் PayPal கட்டணங்கள்' },
    stated: {
      text: {
        en: 'Fees typically range from 2.9% for domestic transactions to 4.4% plus a fixed fee for international transactions.',
        si: 'ගාස්තු සාමාන්‍යයෙන් දේශීය ගනුදෙනු සඳහා 2.9% සිට, ජාත්‍යන්තර ගනුදෙනු සඳහා 4.4% සහ ස්ථාවර ගාස්තුවක් දක්වා වේ.',
        ta: 'கட்டணங்கள் வழமையாக, உள்நாட்டுக் கொடுக்கல் வாங்கல்களுக்கு 2.9% முதல் சர்வதேசக் கொடுக்கல் வாங்கல்களுக்கு 4.4% உடன் ஒரு நிலையான கட்டணம் வரை.',
      },
      asOf: '2025-04-21',
    },
    inForce: {
      text: {
        en: 'We found no page of PayPal’s with merchant fees for Sri Lanka since receiving began. Treat the range as an estimate. Converting what you receive into another currency costs 3% on the page of 21 April 2025.',
        si: 'මුදල් ලබා ගැනීම ආරම්භ වූ පසු, ශ්‍රී ලංකාව සඳහා විකුණුම්කරු ගාස්තු දක්වන PayPal පිටුවක් අපට හමු නොවීය. මෙම පරාසය ඇස්තමේන්තුවක් ලෙස සලකන්න. ලැබෙන මුදල වෙනත් මුදල් ඒකකයකට පරිවර්තනය කිරීමට, 2025 අප්‍රේල් 21 දින පිටුව අනුව 3% අය කෙරේ.',
        ta: 'பணம் பெறுதல் தொடங்கியதிலிருந்து இலங்கைக்கான வணிகக் கட்டணங்களைக் கூறும் PayPal பக்கம் எதையும் நாம் காணவில்லை. இந்த வீச்சை ஒரு மதிப்பீடாகக் கொள்ளுங்கள். பெறும் பணத்தை வேறு நாணயத்திற்கு மாற்ற, 21 ஏப்ரல் 2025 பக்கத்தின்படி 3% செலவாகும்.',
      },
      since: null,
    },
    source: {
      title: 'PayPal: fees, Sri Lanka',
      url: 'https://www.paypal.com/lk/webapps/mpp/paypal-fees',
      by: 'authority',
    },
    verified: false,
    readOn: '2026-11-21',
    reviewBy: '2027-02-21',
  },
  'paypal-sri-lanka-receiving': {
    title: {
      en: 'Receiving by PayPal in Sri Lanka',
      si: 'ශ්‍රී ලංකාවේ PayPal මඟින් මුදල් ලබා ගැනීම',
      ta: 'இலங்கையில் PayPal மூலம் பணம் பெறுதல்',
    },
    inForce: {
      text: {
        en: 'Announced on 15 May 2026 with Bank of Ceylon, Commercial Bank of Ceylon and Sampath Bank. What arrives goes to the linked local bank account. Whether a balance in foreign currency can be kept is not confirmed.',
        si: '2026 මැයි 15 දින ලංකා බැංකුව, කොමර්ෂල් බැංකුව සහ සම්පත් බැංකුව සමඟ නිවේදනය කරන ලදී. ලැබෙන මුදල සම්බන්ධ කළ දේශීය බැංකු ගිණුමට යයි. විදේශ ව්‍යවහාර මුදල් ශේෂයක් තබාගත හැකිද යන්න තහවුරු වී නැත.',
        ta: 'இலங்கை வங்கி, கொமர்ஷல் வங்கி, சம்பத் வங்கி ஆகியவற்றுடன் 15 மே 2026 அன்று அறிவிக்கப்பட்டது. வரும் பணம் இணைக்கப்பட்ட உள்நாட்டு வங்கிக் கணக்கிற்குச் செல்லும். வெளிநாட்டு நாணயத்தில் மீதி வைத்திருக்க முடியுமா என்பது உறுதிப்படுத்தப்படவில்லை.',
      },
      since: '2026-05-15',
    },
    source: {
      title: 'Expansion of PayPal services in Sri Lanka officially announced',
      url: 'https://widgeta.com/2026/05/15/expansion-of-paypal-services-in-sri-lanka-officially-announced-may-15-2026-04-44/',
      by: 'other',
    },
    verified: false,
    readOn: '2026-11-21',
    reviewBy: '2027-02-21',
  },
  'wise-volume-discount': {
    title: { en: 'Wise’s own volume discount', si: 'Wise හිම පරිමා වට්ටම', ta: 'Wise இன் சொந்த அளவுக் கழிவு' },
    stated: {
      text: {
        en: 'A discount on the fee, in five steps by the amount of one transfer, from 1,000 to 50,000.',
        si: 'එක් මුදල් මාරුවක මුදල අනුව, 1,000 සිට 50,000 දක්වා පියවර පහකින් ගාස්තුවට වට්ටමක්.',
        ta: 'கட்டணத்தில் கழிவு, ஒரு பணப் பரிமாற்றத்தின் தொகையின்படி ஐந்து படிகளில், 1,000 – 50,000.',
      },
      asOf: '2024-01-01',
    },
    inForce: {
      text: {
        en: 'Wise lowers its percentage by what you send in a calendar month, all transfers together, and only on the part above the equivalent of 20,000 pounds (25,000 dollars in a newer copy of its page).',
        si: 'දින දර්ශන මාසයක් තුළ ඔබ යවන සියලු මුදල් මාරුවල එකතුව අනුව Wise එහි ප්‍රතිශතය අඩු කරයි; එය අඩු වන්නේ පවුම් 20,000කට (එහි පිටුවේ අලුත් පිටපතක ඩොලර් 25,000කට) සමාන මුදලට වැඩි කොටසට පමණි.',
        ta: 'ஒரு நாட்காட்டி மாதத்தில் நீங்கள் அனுப்பும் எல்லாப் பணப் பரிமாற்றங்களையும் சேர்த்து Wise தன் சதவீதத்தைக் குறைக்கிறது; அதுவும் 20,000 பவுண் சமப் பெறுமதிக்கு மேலான பகுதிக்கு மட்டுமே (அதன் பக்கத்தின் புதிய பிரதியில் 25,000 டொலர்).',
      },
      since: null,
    },
    source: {
      title: 'Wise: how much does it cost to send large transfers',
      url: 'https://wise.com/uk/help/articles/2977942/how-much-does-it-cost-to-send-large-transfers',
      by: 'authority',
    },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-05-21',
  },
  'amazon-fulfilment-table': {
    title: {
      en: 'Amazon’s fulfilment fees',
      si: 'Amazon ඇණවුම් ඉටු කිරීමේ ගාස්තු',
      ta: 'Amazon கட்டளை நிறைவேற்றல் கட்டணங்கள் (fulfilment fees)',
    },
    stated: {
      text: {
        en: 'One table by size and weight, the same for every price and every month of the year.',
        si: 'ප්‍රමාණය සහ බර අනුව එක් වගුවක්, සෑම මිලකටම සහ වසරේ සෑම මාසයකටම එකම ය.',
        ta: 'அளவு, நிறையின்படி ஒரே அட்டவணை; எல்லா விலைகளுக்கும் ஆண்டின் எல்லா மாதங்களுக்கும் ஒன்றே.',
      },
      asOf: '2024-01-01',
    },
    inForce: {
      text: {
        en: 'In the US the fulfilment fee also depends on the price since 15 January 2026. Since 17 April 2026 a surcharge of 3.5% is added to it, and peak fees apply from 15 October to 14 January.',
        si: '2026 ජනවාරි 15 සිට US හි ඇණවුම් ඉටු කිරීමේ ගාස්තුව (fulfilment fee) මිල අනුව ද වෙනස් වේ. 2026 අප්‍රේල් 17 සිට එයට 3.5%ක අතිරේක ගාස්තුවක් එකතු වන අතර, ඔක්තෝබර් 15 සිට ජනවාරි 14 දක්වා ඉහළම ඉල්ලුම් සමයේ ගාස්තු අදාළ වේ.',
        ta: 'US இல் கட்டளை நிறைவேற்றல் கட்டணம் 15 ஜனவரி 2026 முதல் விலையையும் சார்ந்தது. 17 ஏப்ரல் 2026 முதல் அதனுடன் 3.5% மேலதிகக் கட்டணம் சேர்க்கப்படுகிறது; 15 ஒக்டோபர் – 14 ஜனவரி காலத்தில் உச்சப் பருவகாலக் கட்டணங்கள் அறவிடப்படும்.',
      },
      since: '2026-01-15',
    },
    source: { title: 'Amazon: selling fees', url: 'https://sell.amazon.com/pricing', by: 'authority' },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-01-31',
  },
  'sri-lanka-income-tax': {
    title: { en: 'Foreign income in Sri Lanka', si: 'ශ්‍රී ලංකාවේ විදේශ ආදායම', ta: 'இலங்கையில் வெளிநாட்டு வருமானம்' },
    inForce: {
      text: {
        en: 'Income that residents earn from abroad in foreign currency is taxable. After personal relief of Rs 1,800,000 the next Rs 1,000,000 is taxed at 6% and the rest at 15% at most, if it is remitted to Sri Lanka through a bank.',
        si: 'නේවාසිකයන් විදේශයෙන් විදේශ ව්‍යවහාර මුදල්වලින් උපයන ආදායමට බදු අය වේ. රුපියල් 1,800,000ක පුද්ගලික සහනයෙන් පසු ඊළඟ රුපියල් 1,000,000 සඳහා අනුපාතය 6% ය. ඒ ආදායම බැංකුවක් හරහා ශ්‍රී ලංකාවට ප්‍රේෂණය කරන්නේ නම්, ඉතිරිය සඳහා අනුපාතය උපරිම වශයෙන් 15% ය.',
        ta: 'வதிபவர்கள் வெளிநாட்டிலிருந்து வெளிநாட்டு நாணயத்தில் பெறும் வருமானம் வரி விதிக்கத்தக்கது. Rs 1,800,000 தனிநபர் நிவாரணத்திற்குப் பின், அடுத்த Rs 1,000,000 இற்கு 6% வரி. அது வங்கி ஒன்றின் ஊடாக இலங்கைக்கு அனுப்பப்பட்டால், எஞ்சியதற்கு அதிகபட்சம் 15% வரி.',
      },
      since: '2025-04-01',
    },
    source: {
      title: 'Foreign service income from 1 April 2025',
      url: 'https://www.taxadvisor.lk/article/fsi',
      by: 'other',
    },
    also: {
      title: 'Inland Revenue (Amendment) Act, No. 2 of 2025',
      url: 'https://documents.gov.lk/view/acts/2025/3/02-2025_E.pdf',
    },
    verified: true,
    readOn: '2026-11-21',
    reviewBy: '2027-04-01',
  },
} satisfies Readonly<Record<string, Fact>>;

export type FactName = keyof typeof facts;
