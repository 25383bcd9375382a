import { site } from '../../firm/site.ts';
import { office } from './office.ts';
import { sharing } from './sharing.ts';

export const shell = {
  skipToContent: 'உள்ளடக்கத்திற்குச் செல்க',
  onThisPage: 'இந்தப் பக்கத்தில்',
  strip: {
    label: 'வேலை நேரம்',
    openNow: 'தற்போது திறந்துள்ளது',
    closedNow: 'தற்போது மூடியுள்ளது',
    hours: office.hours,
  },
  theme: 'இருள் தோற்றம்',
  missing:
    'இந்தப் பக்கத்தின் ஒரு பகுதி ஏற்றப்படவில்லை; அதனால் நீங்கள் எழுதுவதற்கு ஏற்ப இங்கு எதுவும் மாறாது. நீங்கள் பக்கத்தைத் தொடும்போதும் இணைய இணைப்பு மீண்டும் கிடைக்கும்போதும் மறுபடி முயற்சிப்போம்; நீங்கள் எழுதியது அப்படியே இருக்கும்.',
  toolWithoutScript:
    'நீங்கள் எழுதுவதற்கு ஏற்ப மாற இந்தப் பக்கத்திற்கு JavaScript தேவை. அது இல்லாவிட்டால், படிவம் திறக்கும்போதுள்ள பதிலைக் காண்பீர்கள்; படிவத்தை மாற்றியதும் பதில் இராது.',
  nav: {
    label: 'முதன்மை',
    home: 'முகப்பு',
    services: 'சேவைகள்',
    servicesTitle: 'உங்கள் வியாபாரப் பங்காளர்',
    servicesFoot: 'எவை தேவை என உறுதியாகத் தெரியவில்லையா?',
    scheduleCall: 'அழைப்பு நேரம் ஒதுக்குக',
    resources: 'வளங்கள்',
    resourcesTitle: 'உங்கள் கம்பனியை வளர்த்துக்கொள்ளுங்கள்',
    resourcesFoot: 'வீதங்களுக்குத் திகதியும் மூலமும் உண்டு.',
    allResources: 'அனைத்து வளங்கள்',
    pricing: 'விலைகள்',
    contact: 'தொடர்பு கொள்க',
    logIn: 'புகுபதிக',
  },
  menu: { label: 'பட்டி', open: 'பட்டி', close: 'பட்டியை மூடுக' },
  footer: {
    line: 'இலங்கையில் தொழில் தொடங்குவோருக்கு வெளிநாட்டுக் கம்பனிகள், ஒவ்வொரு கட்டணமும் எழுத்தில்.',
    company: 'நிறுவனம்',
    about: 'எங்களைப் பற்றி',
    ourServices: 'எமது சேவைகள்',
    services: 'சேவைகள்',
    contact: 'தொடர்பு',
    social: 'எங்களைப் பின்தொடர்க',
    privacy: 'தனியுரிமைக் கொள்கை',
    terms: 'விதிமுறைகளும் நிபந்தனைகளும்',
    dataProtection: 'தரவுப் பாதுகாப்பு',
    copyright: '© {years} {brand}',
    firm: {
      legalName: '{legalName} வழங்கும் சேவை.',
      number: 'பதிவு இலக்கம்: {number}.',
      address: 'முகவரி: {address}.',
      dataController: 'தனிப்பட்ட தரவுக்குப் பொறுப்பு: {dataController}.',
      people: 'இதன் பின்னால் இருப்போர்: {people}.',
    },
  },
  breadcrumb: 'நீங்கள் இருக்கும் இடம்',
  next: 'அடுத்துச் செய்ய வேண்டியது',
  share: {
    title: 'இந்தப் பக்கத்தைப் பகிர',
    whatsapp: sharing.whatsapp,
    send: sharing.share,
    copy: sharing.copyLink,
    copied: 'இணைப்பு நகலெடுக்கப்பட்டது.',
    offline: 'சாதனத்தில் சேமிக்க',
  },
  inForceSince: '{day} முதல் நடைமுறையில் உள்ளது.',
  notFound: {
    meta: {
      title: `பக்கம் கிடைக்கவில்லை | ${site.brand}`,
      description: 'இந்த முகவரியில் பக்கம் எதுவும் இல்லை. சேவைகள், கட்டணக் கணிப்பான்கள், தொடர்புப் படிவம் ஆகியன அருகிலேயே உள்ளன.',
    },
    heading: 'பக்கம் கிடைக்கவில்லை',
    text: 'இந்த முகவரியில் பக்கம் எதுவும் இல்லை. அது இடம் மாறியிருக்கலாம், அல்லது முகவரியில் ஓர் எழுத்து விடுபட்டிருக்கலாம்.',
    account: 'இந்த முகவரியிலுள்ள பக்கங்கள்',
    amount: 'பதிவுகள் 0',
    total: 'மீதி',
    nothingLost: 'எதுவும் இழக்கப்படவில்லை',
    links: [
      { href: '/', label: 'முகப்பு' },
      { href: '/services', label: 'சேவைகள்' },
      { href: '/resources', label: 'கணிப்பான்களும் கருவிகளும்' },
      { href: '/contact-us', label: 'தொடர்பு கொள்க' },
    ],
  },
} as const;
