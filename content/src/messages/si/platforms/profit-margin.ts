import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';

export const profitMargin = {
  name: 'ලාභ ආන්තිකය',
  page: {
    meta: {
      title: `ලාභ ආන්තික ගණකය | ${site.brand}`,
      description:
        'මිලක ලාභ ආන්තිකය සහ මිල වැඩි කිරීම (markup), යම් ආන්තිකයක්, මිල වැඩි කිරීමක් හෝ ලාභයක් ලබන මිල සහ භාණ්ඩයකට ගෙවිය හැකි උපරිම පිරිවැය.',
    },
    heading: 'ලාභ ආන්තික ගණකය',
    lead: 'මිලක ලාභ ආන්තිකය, මිල වැඩි කිරීම (markup) සහ ලාභය, නැතහොත් ඔබට අවශ්‍ය ලාභයට මිල.',
    note: 'ලාභ ආන්තිකය යනු ලාභය මිලෙන් බෙදූ විට ලැබෙන අගයයි; මිල වැඩි කිරීම (markup) යනු ලාභය පිරිවැයෙන් බෙදූ විට ලැබෙන අගයයි.',
  },
  calculator: {
    title: 'මිල සහ පිරිවැය',
    result: 'ඉතිරි වන මුදල',
    totals: {
      profit: 'ලාභය',
    },
    groups: {
      in: 'ලැබෙන මුදල',
      out: 'ඔබේ පිරිවැය',
      result: 'ඉතිරි වන මුදල',
      sale: 'විකිණීම',
    },
    fields: {
      price: {
        label: 'විකුණුම් මිල',
      },
      cost: {
        label: 'පිරිවැය',
      },
    },
    boxes: {},
    choices: {},
    goals: {
      margin: 'මෙම ලාභ ආන්තිකයට අවශ්‍ය මිල …',
      markup: 'මෙම මිල වැඩි කිරීමට (markup) අවශ්‍ය මිල …',
      profit: 'මෙම ලාභයට අවශ්‍ය මිල …',
      cost: 'මෙම ලාභ ආන්තිකයට උපරිම පිරිවැය …',
    },
    notCounted: {},
    lines: {
      price: 'මිල',
      cost: 'පිරිවැය',
      profit: 'ලාභය',
      margin: 'ලාභ ආන්තිකය',
      markup: 'මිල වැඩි කිරීම (markup)',
    },
  },
  table: {},
} as const satisfies PlatformWords;
