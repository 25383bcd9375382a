import type { Paper } from '../../src/entries/paper.ts';

/**
 * What each service and formation brings, by the name of its page: a specimen, and what to know of its lines. Its own
 * words are English, as on the real one.
 */
export const offerPapers = {
  'registered-agent': {
    frame: 'letter',
    from: 'Wyoming Secretary of State',
    heading: 'Annual report due',
    lines: [
      {
        label: 'To',
        text: 'Specimen Spices LLC, c/o its agent',
        note: {
          en: 'The state writes to the agent’s address. Somebody must be there on working days.',
          si: 'ප්‍රාන්තය ලිපි එවන්නේ නියෝජිතයාගේ ලිපිනයටයි. වැඩ කරන දිනවල එහි කෙනෙකු සිටිය යුතුය.',
          ta: 'மாநிலம் முகவரின் முகவரிக்கே எழுதும். வேலை நாட்களில் அங்கு ஒருவர் இருக்க வேண்டும்.',
        },
      },
      {
        label: 'Received and scanned',
        text: '2 Mar 2027, 10:12',
        note: {
          en: 'We scan each letter and send it to you, wherever you live.',
          si: 'අපි සෑම ලිපියක්ම ස්කෑන් කර, ඔබ කොතැන සිටියත් ඔබට එවන්නෙමු.',
          ta: 'ஒவ்வொரு கடிதத்தையும் ஸ்கேன் செய்து, நீங்கள் எங்கிருந்தாலும் உங்களுக்கு அனுப்புவோம்.',
        },
      },
      {
        label: 'Due',
        text: '1 May 2027',
        note: {
          en: 'The day to act by. Miss it for long, and the state closes the company.',
          si: 'ක්‍රියා කළ යුතු අවසන් දිනය. එය බොහෝ කල් මඟ හැරියොත් ප්‍රාන්තය සමාගම වසා දමයි.',
          ta: 'செயற்பட வேண்டிய கடைசி நாள். நீண்ட காலம் தவறவிட்டால் மாநிலம் கம்பனியை மூடிவிடும்.',
        },
      },
    ],
    caption: {
      en: 'A letter from the state, as you receive it',
      si: 'ප්‍රාන්තයෙන් එන ලිපියක්, එය ඔබට ලැබෙන අයුරින්',
      ta: 'மாநிலத்தின் கடிதம், உங்களுக்குக் கிடைக்கும் வடிவில்',
    },
  },
  ein: {
    frame: 'letter',
    from: 'Internal Revenue Service',
    heading: 'We assigned you an employer identification number',
    lines: [
      {
        text: 'Specimen Spices LLC',
        note: {
          en: 'The name as the state wrote it. Banks compare it letter by letter.',
          si: 'ප්‍රාන්තය ලියූ අයුරින්ම සමාගමේ නම. බැංකු එය අකුරෙන් අකුර සසඳයි.',
          ta: 'மாநிலம் எழுதியபடியே பெயர். வங்கிகள் அதை எழுத்துக்கு எழுத்து ஒப்பிடும்.',
        },
      },
      {
        label: 'EIN',
        text: '97-2604183',
        note: {
          en: 'The number. It stays with the company for life.',
          si: 'අංකය. සමාගම පවතින තාක් එය වෙනස් නොවේ.',
          ta: 'இலக்கம். கம்பனியின் ஆயுள் முழுவதும் அது மாறாது.',
        },
      },
      {
        label: 'Notice',
        text: 'CP 575',
        note: {
          en: 'This letter comes once. Keep it: banks and Stripe ask for a copy.',
          si: 'මේ ලිපිය එන්නේ එක් වරක් පමණි. එය සුරකින්න: බැංකු සහ Stripe එහි පිටපතක් ඉල්ලයි.',
          ta: 'இக்கடிதம் ஒரு முறையே வரும். பத்திரப்படுத்துங்கள்: வங்கிகளும் Stripe உம் பிரதி கேட்கும்.',
        },
      },
    ],
    caption: {
      en: 'The tax office’s letter with your EIN',
      si: 'ඔබේ EIN සහිත බදු කාර්යාලයේ ලිපිය',
      ta: 'உங்கள் EIN உடன் வரி அலுவலகத்தின் கடிதம்',
    },
  },
  'boi-report': {
    frame: 'screen',
    from: 'Does this company report?',
    heading: 'Two questions decide',
    lines: [
      {
        label: 'Formed in a US state',
        text: 'No report',
        note: {
          en: 'Formed in Wyoming, Delaware or any other state: nothing to file.',
          si: 'Wyoming, Delaware හෝ වෙනත් ඕනෑම ප්‍රාන්තයක පිහිටුවා ඇත්නම්: කිසිවක් ඉදිරිපත් කළ යුතු නැත.',
          ta: 'Wyoming, Delaware அல்லது வேறெந்த மாநிலத்தில் ஆரம்பித்தாலும்: எதுவும் சமர்ப்பிக்க வேண்டியதில்லை.',
        },
      },
      {
        label: 'Formed abroad',
        text: 'Report in 30 days',
        note: {
          en: 'A UK company that registers in a US state has 30 days.',
          si: 'US ප්‍රාන්තයක ලියාපදිංචි වන UK සමාගමකට දින 30ක් ඇත.',
          ta: 'US மாநிலமொன்றில் பதிவாகும் UK கம்பனிக்கு 30 நாட்கள் உண்டு.',
        },
      },
    ],
    caption: {
      en: 'Who files a BOI report, at a glance',
      si: 'BOI report (හිමිකාරිත්ව වාර්තාව) ඉදිරිපත් කරන්නේ කවුද, එක බැල්මෙන්',
      ta: 'BOI report சமர்ப்பிப்பவர் யார், ஒரே பார்வையில்',
    },
  },
  itin: {
    frame: 'form',
    from: 'Internal Revenue Service',
    heading: 'Form W-7, application for an ITIN',
    lines: [
      {
        label: 'Reason',
        text: 'b. Nonresident filing a US tax return',
        note: {
          en: 'The reason must be one on the form. Without one the tax office says no.',
          si: 'හේතුව ආකෘති පත්‍රයේ ඇති එකක් විය යුතුය. එසේ නැතිනම් බදු කාර්යාලය එය ප්‍රතික්ෂේප කරයි.',
          ta: 'காரணம் படிவத்திலுள்ள ஒன்றாக இருக்க வேண்டும். இல்லையேல் வரி அலுவலகம் மறுக்கும்.',
        },
      },
      {
        label: 'Name',
        text: 'Nimali Specimen',
        note: {
          en: 'Your name exactly as in your passport.',
          si: 'ඔබේ විදේශ ගමන් බලපත්‍රයේ ඇති අයුරින්ම ඔබේ නම.',
          ta: 'உங்கள் கடவுச்சீட்டில் உள்ளபடியே உங்கள் பெயர்.',
        },
      },
      {
        label: 'Identity',
        text: 'Passport, certified copy',
        note: {
          en: 'A certified copy goes to the tax office. Your passport stays with you.',
          si: 'බදු කාර්යාලයට යන්නේ සහතික කළ පිටපතකි. ඔබේ විදේශ ගමන් බලපත්‍රය ඔබ ළඟම තිබේ.',
          ta: 'சான்றுறுதிப்படுத்திய பிரதியே வரி அலுவலகத்திற்குச் செல்லும். கடவுச்சீட்டு உங்களிடமே இருக்கும்.',
        },
      },
    ],
    caption: {
      en: 'Three fields that decide an ITIN application',
      si: 'ITIN අයදුම්පතක් තීරණය කරන කොටු තුනක්',
      ta: 'ITIN விண்ணப்பத்தைத் தீர்மானிக்கும் மூன்று இடங்கள்',
    },
  },
  'annual-report': {
    frame: 'phone',
    from: 'Calendar',
    heading: 'Specimen Spices LLC',
    lines: [
      {
        label: '15 Apr 2027',
        text: 'Form 5472 with form 1120',
        note: {
          en: 'The tax office’s date. The penalty for missing it is high.',
          si: 'බදු කාර්යාලයේ දිනය. එය මඟ හැරීමේ දඩය ඉහළයි.',
          ta: 'வரி அலுவலகத்தின் திகதி. அதைத் தவறவிட்டால் தண்டப்பணம் அதிகம்.',
        },
      },
      {
        label: '1 May 2027',
        text: 'Wyoming annual report',
        note: {
          en: 'The state’s date. We prepare the report 60 days before it.',
          si: 'ප්‍රාන්තයේ දිනය. ඊට දින 60කට පෙර අපි වාර්තාව සූදානම් කරන්නෙමු.',
          ta: 'மாநிலத்தின் திகதி. அதற்கு 60 நாட்களுக்கு முன் அறிக்கையை ஆயத்தப்படுத்துவோம்.',
        },
      },
      {
        label: '30 Nov 2027',
        text: 'Sri Lanka income tax return',
        note: {
          en: 'Your own date at home. It comes even when the company is abroad.',
          si: 'ලංකාවේ ඔබේම දිනය. සමාගම විදේශයක තිබුණත් එය අදාළයි.',
          ta: 'இலங்கையில் உங்கள் சொந்தத் திகதி. கம்பனி வெளிநாட்டில் இருந்தாலும் அது பொருந்தும்.',
        },
      },
    ],
    caption: {
      en: 'One company’s dates, in your phone’s calendar',
      si: 'එක් සමාගමක දින, ඔබේ දුරකථනයේ දින දර්ශනයේ',
      ta: 'ஒரு கம்பனியின் திகதிகள், உங்கள் தொலைபேசியின் நாட்காட்டியில்',
    },
  },
  'trademark-registration': {
    frame: 'certificate',
    from: 'Intellectual Property Office',
    heading: 'Certificate of registration of a trade mark',
    lines: [
      {
        label: 'Mark',
        text: 'SPECIMEN SPICES',
        note: {
          en: 'A word in plain letters is protected in every typeface and colour.',
          si: 'සරල අකුරින් ලියූ වචනයක් ඕනෑම අකුරු හැඩයකින් සහ වර්ණයකින් ආරක්ෂා වේ.',
          ta: 'சாதாரண எழுத்துக்களிலான சொல் எந்த எழுத்து வடிவிலும் நிறத்திலும் பாதுகாக்கப்படும்.',
        },
      },
      {
        label: 'Classes',
        text: '30, spices; 35, online shop',
        note: {
          en: 'It protects the name for these goods and services, and no others.',
          si: 'එය නම ආරක්ෂා කරන්නේ මේ භාණ්ඩ සහ සේවා සඳහා පමණි.',
          ta: 'இந்தப் பொருட்களுக்கும் சேவைகளுக்கும் மட்டுமே பெயரை அது பாதுகாக்கும்.',
        },
      },
      {
        label: 'Filed',
        text: '3 Mar 2026',
        note: {
          en: 'It lasts ten years from this day and can be renewed.',
          si: 'එය මේ දිනයේ සිට වසර දහයක් වලංගු වන අතර අලුත් කළ හැක.',
          ta: 'இந்த நாளிலிருந்து பத்து ஆண்டுகள் செல்லுபடியாகும்; புதுப்பிக்கலாம்.',
        },
      },
    ],
    caption: {
      en: 'What a trade mark certificate says',
      si: 'වෙළෙඳ ලකුණු සහතිකයක සඳහන් දේ',
      ta: 'வியாபாரக் குறிச் சான்றிதழ் சொல்வது',
    },
  },
  'usa-account': {
    frame: 'screen',
    from: 'Business account',
    heading: 'Account details',
    lines: [
      {
        label: 'Account holder',
        text: 'Specimen Spices LLC',
        note: {
          en: 'The account belongs to the company. Clients see its name, not yours.',
          si: 'ගිණුම අයිති සමාගමටයි. ගනුදෙනුකරුවන්ට පෙනෙන්නේ ඔබේ නම නොව, එහි නමයි.',
          ta: 'கணக்கு கம்பனிக்குரியது. வாடிக்கையாளர்கள் காண்பது உங்கள் பெயரை அல்ல, அதன் பெயரை.',
        },
      },
      {
        label: 'Routing number',
        text: '•••• •8214',
        note: {
          en: 'With this number US clients pay you as they pay a firm in their street.',
          si: 'මේ අංකයෙන් US ගනුදෙනුකරුවන් දේශීය සමාගමකට ගෙවන ලෙසම ඔබටත් ගෙවයි.',
          ta: 'இந்த இலக்கத்தால் US வாடிக்கையாளர்கள் உள்ளூர் நிறுவனத்திற்குச் செலுத்துவதுபோலவே உங்களுக்கும் செலுத்துவர்.',
        },
      },
      { label: 'Account number', text: '•••• 4417' },
    ],
    caption: {
      en: 'What you have once the account is open',
      si: 'ගිණුම විවෘත වූ පසු ඔබට ඇති දේ',
      ta: 'கணக்குத் திறந்த பின் உங்களிடம் இருப்பவை',
    },
  },
  bookkeeping: {
    frame: 'form',
    from: 'Specimen Spices LLC',
    heading: 'October 2026, closed on the 10th',
    lines: [
      {
        label: 'Sales',
        text: '$6,240.00',
        note: {
          en: 'What buyers paid, not what arrived after fees.',
          si: 'ගාස්තුවලට පසු ලැබුණු මුදල නොව, ගැනුම්කරුවන් ගෙවූ මුදලයි.',
          ta: 'கட்டணங்களின் பின் வந்த தொகை அல்ல; கொள்வனவாளர்கள் செலுத்திய தொகை.',
        },
      },
      {
        label: 'Fees',
        text: '−$482.15',
        note: {
          en: 'Fees are a cost of their own. They are easy to miss in a payout.',
          si: 'ගාස්තු යනු වෙනම වියදමකි. ලැබෙන මුදලක් තුළ ඒවා පහසුවෙන් මඟ හැරේ.',
          ta: 'கட்டணங்கள் தனிச் செலவு. ஒரு கொடுப்பனவுக்குள் அவை எளிதில் தவறிவிடும்.',
        },
      },
      { label: 'Other costs', text: '−$1,439.25' },
      {
        label: 'Profit of the month',
        text: '$4,318.60',
        note: {
          en: 'What is left. Tax is worked out from it.',
          si: 'ඉතිරි වන මුදල. බදු ගණනය කරන්නේ එයිනි.',
          ta: 'மீதமாவது. வரி இதிலிருந்து கணிக்கப்படும்.',
        },
      },
    ],
    caption: {
      en: 'One month of books, closed',
      si: 'වසා අවසන් කළ එක් මාසයක පොත්',
      ta: 'முடிக்கப்பட்ட ஒரு மாதக் கணக்கு',
    },
  },
  'stripe-account': {
    frame: 'screen',
    from: 'Stripe application',
    heading: 'Ready to send',
    lines: [
      {
        label: 'Business',
        text: 'Specimen Spices LLC, EIN 97-2604183',
        note: {
          en: 'Name and number must match the tax office’s letter.',
          si: 'නම සහ අංකය බදු කාර්යාලයේ ලිපියට ගැළපිය යුතුය.',
          ta: 'பெயரும் இலக்கமும் வரி அலுவலகக் கடிதத்துடன் பொருந்த வேண்டும்.',
        },
      },
      {
        label: 'Website',
        text: 'Prices, refunds, contact',
        note: {
          en: 'Stripe reads your website. These three pages must be there.',
          si: 'Stripe ඔබේ වෙබ් අඩවිය කියවයි. මේ පිටු තුන එහි තිබිය යුතුය.',
          ta: 'Stripe உங்கள் இணையத்தளத்தைப் படிக்கும். இந்த மூன்று பக்கங்களும் அதில் இருக்க வேண்டும்.',
        },
      },
      {
        label: 'Payouts to',
        text: 'Business account •••• 4417',
        note: {
          en: 'Payouts go to an account in the country of the company.',
          si: 'මුදල් නිකුත් කරන්නේ සමාගම ඇති රටේ ගිණුමකටයි.',
          ta: 'கொடுப்பனவு வழங்கல்கள் கம்பனி உள்ள நாட்டின் கணக்கிற்குச் செல்லும்.',
        },
      },
    ],
    caption: {
      en: 'A Stripe application that is ready to send',
      si: 'යැවීමට සූදානම් Stripe අයදුම්පතක්',
      ta: 'அனுப்பத் தயாரான Stripe விண்ணப்பம்',
    },
  },
  us: {
    frame: 'certificate',
    from: 'State of Wyoming',
    heading: 'Certificate of Organization',
    lines: [
      {
        text: 'Specimen Spices LLC',
        note: {
          en: 'Your company’s name. Write it this way everywhere.',
          si: 'ඔබේ සමාගමේ නම. සෑම තැනකම එය මෙලෙසම ලියන්න.',
          ta: 'உங்கள் கம்பனியின் பெயர். எல்லா இடத்திலும் இப்படியே எழுதுங்கள்.',
        },
      },
      {
        label: 'Filing ID',
        text: '2026-001482',
        note: {
          en: 'Anybody can look it up in the state’s register. Banks do.',
          si: 'ඕනෑම කෙනෙකුට මෙය ප්‍රාන්තයේ ලේඛනයෙන් සොයා බැලිය හැක. බැංකු එසේ කරයි.',
          ta: 'எவரும் இதை மாநிலப் பதிவேட்டில் தேடிப் பார்க்கலாம். வங்கிகள் அப்படிச் செய்யும்.',
        },
      },
      {
        label: 'Filed',
        text: '14 May 2026',
        note: {
          en: 'The company’s first day. The annual report is due by it each year.',
          si: 'සමාගමේ පළමු දිනය. සෑම වසරකම වාර්ෂික වාර්තාව ඉදිරිපත් කළ යුතු කාලය එයින් තීරණය වේ.',
          ta: 'கம்பனியின் முதல் நாள். ஒவ்வோர் ஆண்டும் வருடாந்த அறிக்கைக்குரிய காலம் இதனாலேயே தீர்மானிக்கப்படும்.',
        },
      },
    ],
    caption: {
      en: 'The certificate of a Wyoming LLC',
      si: 'Wyoming LLC එකක සහතිකය',
      ta: 'Wyoming LLC ஒன்றின் சான்றிதழ்',
    },
  },
  uk: {
    frame: 'certificate',
    from: 'Companies House',
    heading: 'Certificate of Incorporation of a Private Limited Company',
    lines: [
      {
        text: 'SPECIMEN SPICES LTD',
        note: {
          en: 'The registered name, with “Ltd” at its end.',
          si: 'ලියාපදිංචි නම, අවසානයේ “Ltd” සමඟ.',
          ta: 'பதிவு செய்த பெயர், இறுதியில் “Ltd” உடன்.',
        },
      },
      {
        label: 'Company number',
        text: '99204817',
        note: {
          en: 'Eight digits, open to everybody on the register, with your name as director.',
          si: 'ඉලක්කම් අටකි. අධ්‍යක්ෂ ලෙස ඔබේ නමත් සමඟ ලේඛනයේ සැමට පෙනේ.',
          ta: 'எட்டு இலக்கங்கள். பணிப்பாளராக உங்கள் பெயருடன் பதிவேட்டில் எல்லோரும் காணலாம்.',
        },
      },
      {
        label: 'Incorporated',
        text: '14 May 2026',
        note: {
          en: 'Accounts and the confirmation statement are counted from this day.',
          si: 'ගිණුම් සහ තහවුරු කිරීමේ ප්‍රකාශය ගණන් ගන්නේ මේ දිනයේ සිටයි.',
          ta: 'கணக்குகளும் உறுதிப்படுத்தல் கூற்றும் இந்த நாளிலிருந்து கணக்கிடப்படும்.',
        },
      },
    ],
    caption: {
      en: 'The certificate of a UK company',
      si: 'UK සමාගමක සහතිකය',
      ta: 'UK கம்பனியின் சான்றிதழ்',
    },
  },
  'hong-kong': {
    frame: 'certificate',
    from: 'Companies Registry, Hong Kong',
    heading: 'Certificate of Incorporation',
    lines: [
      {
        text: 'Specimen Spices Limited',
        note: {
          en: 'The English name. You can add a Chinese one.',
          si: 'ඉංග්‍රීසි නම. ඒ අසල චීන නමක් ද තිබිය හැක.',
          ta: 'ஆங்கிலப் பெயர். அதனருகே சீனப் பெயரும் இருக்கலாம்.',
        },
      },
      {
        label: 'Business registration number',
        text: '99204817',
        note: {
          en: 'One number for the registry and the tax office.',
          si: 'ලේඛකාගාරයට සහ බදු කාර්යාලයට එකම අංකයකි.',
          ta: 'பதிவகத்திற்கும் வரி அலுவலகத்திற்கும் ஒரே இலக்கம்.',
        },
      },
      {
        label: 'Issued',
        text: '14 May 2026',
        note: {
          en: 'The annual return is due within 42 days of each anniversary.',
          si: 'සෑම සංවත්සරයකින්ම දින 42ක් ඇතුළත වාර්ෂික වාර්තාව ඉදිරිපත් කළ යුතුය.',
          ta: 'ஒவ்வோர் ஆண்டு நிறைவிலிருந்தும் 42 நாட்களுக்குள் வருடாந்த விபரத்திரட்டு சமர்ப்பிக்கப்பட வேண்டும்.',
        },
      },
    ],
    caption: {
      en: 'The certificate of a Hong Kong company',
      si: 'හොංකොං සමාගමක සහතිකය',
      ta: 'ஹொங்கொங் கம்பனியின் சான்றிதழ்',
    },
  },
} as const satisfies Readonly<Record<string, Paper>>;
