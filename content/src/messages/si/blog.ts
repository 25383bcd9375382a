import { site } from '../../firm/site.ts';

export const blog = {
  meta: {
    title: `Ledger බ්ලොගය: මුදල් සහ පිටරට සමාගම් | ${site.brand}`,
    description: 'විදේශයෙන් මුදල් ලබන ශ්‍රී ලංකාවේ ව්‍යාපාරිකයන්ට ලිපි: බදු සහ දින, වියදම්, අයවැය, වැටුප්, ණය, වාර්තා සහ ඉන්වොයිසි.',
  },
  title: 'Ledger බ්ලොගය',
  lead: 'මුදල්, සමාගම් සහ කළ යුතු දේ කවදාද යන්න ගැන සරල සටහන්.',
  published: 'පළ කළ දිනය',
  author: 'ලියූ අය',
  readingTime: 'කියවීමට ගත වන කාලය',
  minutes: 'මිනිත්තු {minutes}',
  rewritten: 'නැවත ලියූ දිනය',
  allBlogs: 'සියලු ලිපි',
  furtherReading: 'තවත් කියවන්න',
  newTab: 'නව ටැබයක විවෘත වේ',
  pageTitle: `{title} | ${site.brand}`,
  notFound: {
    meta: {
      title: `ලිපිය හමු නොවීය | ${site.brand}`,
      description: 'මෙම ලිපිනයේ ලිපියක් නැත. Ledger බ්ලොගයේ සියලු ලිපි එක් පියවරක් දුරින් ඇත.',
    },
    heading: 'ලිපිය හමු නොවීය',
    text: 'මෙම ලිපිනයේ ලිපියක් නැත. එහි නම වෙනස් කර තිබිය හැක, නැතහොත් ලිපිනයේ අකුරක් අඩු විය හැක.',
    account: 'මෙම ලිපිනයේ ලිපි',
    amount: 'සටහන් 0',
    total: 'ශේෂය',
    nothingLost: 'කිසිවක් නැති වී නැත',
    back: 'බ්ලොගයට ආපසු',
  },
} as const;
