import { site } from '../../firm/site.ts';

export const blog = {
  meta: {
    title: `${site.blog.si ?? site.blog.en}: මුදල් සහ පිටරට සමාගම් | ${site.brand}`,
    description: 'විදේශයෙන් මුදල් ලබන ශ්‍රී ලංකාවේ ව්‍යාපාරිකයන්ට ලිපි: බදු සහ දින, වියදම්, අයවැය, වැටුප්, ණය, වාර්තා සහ ඉන්වොයිසි.',
  },
  title: site.blog.si ?? site.blog.en,
  lead: 'මුදල්, සමාගම් සහ වාර්තා අවසන් දින ගැන කෙටි මාර්ගෝපදේශ.',
  published: 'පළ කළ දිනය',
  author: 'ලියූ අය',
  readingTime: 'කියවීමට ගත වන කාලය',
  minutes: 'මිනිත්තු {minutes}',
  rewritten: 'යාවත්කාලීන කළ දිනය',
  allBlogs: 'සියලු ලිපි',
  furtherReading: 'තවත් කියවන්න',
  newTab: 'නව ටැබයක විවෘත වේ',
  pageTitle: `{title} | ${site.brand}`,
  notFound: {
    meta: {
      title: `ලිපිය හමු නොවීය | ${site.brand}`,
      description: 'මෙම ලිපිනයේ ලිපියක් නැත. අපේ සියලු ලිපි එක් ක්ලික් කිරීමකින් බැලිය හැක.',
    },
    heading: 'ලිපිය හමු නොවීය',
    text: 'අපට මෙම ලිපිය සොයාගත නොහැක. ලිපිනය පරීක්ෂා කරන්න, නැතහොත් සියලු ලිපි බලන්න.',
    back: 'බ්ලොගයට ආපසු',
  },
} as const;
