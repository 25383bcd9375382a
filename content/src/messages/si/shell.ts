import { site } from '../../firm/site.ts';
import { office } from './office.ts';
import { sharing } from './sharing.ts';

export const shell = {
  skipToContent: 'අන්තර්ගතයට යන්න',
  onThisPage: 'මෙම පිටුවේ',
  strip: {
    label: 'විවෘත වේලාවන්',
    openNow: 'දැන් විවෘතයි',
    closedNow: 'දැන් වසා ඇත',
    hours: office.hours,
  },
  theme: 'අඳුරු තේමාව',
  missing:
    'මෙම පිටුවේ කොටසක් පූරණය නොවීය. එබැවින් ඔබ ලියන දේ අනුව මෙහි කිසිවක් වෙනස් නොවේ. ඔබ පිටුව ස්පර්ශ කළ විට සහ නැවත අන්තර්ජාලයට සම්බන්ධ වූ විට අපි යළි උත්සාහ කරන්නෙමු; ඔබ ලියූ දේ එලෙසම පවතී.',
  toolWithoutScript:
    'ඔබ ලියන දේ අනුව වෙනස් වීමට මෙම පිටුවට JavaScript අවශ්‍ය වේ. එය නැතිව ඔබ දකින්නේ පෝරමය විවෘත වන විට ඇති පිළිතුර පමණි; පෝරමය වෙනස් කළ පසු පිළිතුරක් නොලැබේ.',
  nav: {
    label: 'ප්‍රධාන',
    home: 'මුල් පිටුව',
    services: 'සේවා',
    servicesTitle: 'ඔබේ ව්‍යාපාරික හවුල්කරු',
    servicesFoot: 'අවශ්‍ය සේවා මොනවාදැයි පැහැදිලි නැද්ද?',
    scheduleCall: 'ඇමතුමක් වෙන් කරගන්න',
    resources: 'සම්පත්',
    resourcesTitle: 'ඔබේ සමාගම දියුණු කරන්න',
    resourcesFoot: 'අනුපාතවල දිනය සහ මූලාශ්‍රය දක්වා ඇත.',
    allResources: 'සියලු සම්පත්',
    pricing: 'පැකේජ මිල',
    contact: 'අප අමතන්න',
    logIn: 'පිවිසෙන්න',
  },
  menu: { label: 'මෙනුව', open: 'මෙනුව', close: 'මෙනුව වසන්න' },
  footer: {
    line: 'ශ්‍රී ලංකාවේ ව්‍යාපාරිකයන්ට පිටරට සමාගම්, සෑම ගාස්තුවක්ම ලියා දක්වමින්.',
    company: 'සමාගම',
    about: 'අප ගැන',
    ourServices: 'අපේ සේවා',
    services: 'සේවා',
    contact: 'සම්බන්ධ වන්න',
    social: 'අප හා එක් වන්න',
    privacy: 'පෞද්ගලිකත්ව ප්‍රතිපත්තිය',
    terms: 'නියමයන් සහ කොන්දේසි',
    dataProtection: 'දත්ත ආරක්ෂාව',
    copyright: '© {years} {brand}',
    firm: {
      legalName: 'සේවාව සපයන ආයතනය: {legalName}.',
      number: 'ලියාපදිංචි අංකය: {number}.',
      address: 'ලිපිනය: {address}.',
      dataController: 'පුද්ගලික දත්ත භාරව සිටින පාර්ශ්වය: {dataController}.',
      people: 'මෙහි කටයුතු කරන අය: {people}.',
    },
  },
  breadcrumb: 'ඔබ සිටින තැන',
  next: 'ඊළඟට කළ යුතු දේ',
  share: {
    title: 'මෙම පිටුව බෙදා ගන්න',
    whatsapp: sharing.whatsapp,
    send: sharing.share,
    copy: 'පිටුවේ සබැඳිය පිටපත් කරන්න',
    copied: 'සබැඳිය පිටපත් කරන ලදී.',
    offline: 'උපාංගයේ සුරකින්න',
  },
  inForceSince: '{day} සිට බලපැවැත්වේ.',
  notFound: {
    meta: {
      title: `පිටුව හමු නොවීය | ${site.brand}`,
      description: 'මෙම ලිපිනයේ පිටුවක් නැත. සේවා, ගාස්තු ගණක සහ සම්බන්ධ වීමේ පෝරමය එක් පියවරක් දුරින් ඇත.',
    },
    heading: 'පිටුව හමු නොවීය',
    text: 'මෙම ලිපිනයේ පිටුවක් නැත. එය වෙනත් තැනකට ගෙන ගොස් තිබිය හැක, නැතහොත් ලිපිනයේ අකුරක් අඩු විය හැක.',
    account: 'මෙම ලිපිනයේ පිටු',
    amount: 'සටහන් 0',
    total: 'ශේෂය',
    nothingLost: 'කිසිවක් නැති වී නැත',
    links: [
      { href: '/', label: 'මුල් පිටුව' },
      { href: '/services', label: 'සේවා' },
      { href: '/resources', label: 'ගණක සහ මෙවලම්' },
      { href: '/contact-us', label: 'අප අමතන්න' },
    ],
  },
} as const;
