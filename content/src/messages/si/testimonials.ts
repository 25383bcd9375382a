import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { claims } from '../../firm/claims/claims.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('si');

export const testimonials = {
  meta: {
    title: `පාරිභෝගික අදහස් සහ සාක්ෂි | ${site.brand}`,
    description:
      'අපේ සේවාව ගැන ව්‍යාපාරිකයන් Facebook, Google සහ Trustpilot හි ලියන දේ, හොඳ මෙන්ම නරක ද, එක් එක් අදහසේ මූලාශ්‍රය සහ දිනය සමඟ.',
  },
  hero: {
    title: 'ව්‍යාපාරිකයන් අප ගැන ලියන දේ',
    text: 'හොඳ මෙන්ම නරක අදහස් ද, එක් එක් අදහසේ මූලාශ්‍රය සහ දිනය සමඟ.',
    sampledTitle: 'පාරිභෝගික අදහස්',
    collage: 'වියූ රටා එකතුවක්, එක් එක් අදහස ලියූ අය වෙනුවෙන් එක බැගින්',
  },
  stats: {
    clients: { value: claim.clients, label: 'තෘප්තිමත් ගනුදෙනුකරුවන්' },
    companies: { value: claim.companies, label: 'ලියාපදිංචි කළ සමාගම්' },
    success: { value: claim.successRate, label: 'සාර්ථකත්ව අනුපාතය' },
    support: { value: claim.support, label: 'සහාය', note: claims.support.note.si },
  },
  sampleNote: 'මේ උදාහරණ අදහස් ය. සැබෑ අදහස් ලැබුණු විට ඒවා මේ වෙනුවට පළ වේ.',
  video: {
    title: 'ඔවුන්ගේම වචනවලින්',
    sampledTitle: 'කෙටි වීඩියෝවක්',
    play: 'පාරිභෝගික සාක්ෂි වීඩියෝව ධාවනය කරන්න',
    caption: 'උදාහරණ අදහස් තුනක්',
    captions: 'උපසිරැසි සහිතයි, ශබ්දය නැත',
  },
  reviews: {
    stars: 'තරු 5න් {rating}',
    readAt: 'එය කියවිය හැකි තැන: {source}',
    whole: 'සම්පූර්ණ අදහස පෙන්වන්න',
    more: 'තව පෙන්වන්න',
    less: 'අඩුවෙන් පෙන්වන්න',
  },
  closing: {
    title: 'ප්‍රශ්නයකින් ආරම්භ කරන්න.',
    text: 'ඊට සුදුසු අය අප නොවේ නම්, සුදුසු අය කවුදැයි අපි ඔබට කියන්නෙමු.',
    start: 'ආරම්භ කරන්න',
    call: 'ඇමතුමක් වෙන් කරගන්න',
  },
} as const;
