import { expect, test } from 'vitest';
import { inLatin } from './in-latin.ts';
import { roots } from './roots.ts';

/** Native spellings of the Latin roots in `tables/words.ts`, written down without looking at the code. */
const spellings = {
  Sinhala:
    'හිරු hiru,සඳ sanda,තරු tharu,එළිය eliya,දිය diya,මුහුද muhuda,කන්ද kanda,වැව wewa,ගම gama,මල් mal,නෙළුම් nelum,සුවඳ suwanda,රන් ran,රිදී ridi,මුතු muthu,ජය jaya,ගමන gamana,සතුට sathuta,ශක්ති shakthi,දියුණු diyunu',
  Tamil:
    'கதிர் kathir,வானம் vaanam,கடல் kadal,அலை alai,மலை malai,ஆறு aaru,மழை mazhai,உலகம் ulagam,ஊர் oor,வீடு veedu,மலர் malar,பொன் pon,தங்கம் thangam,வெள்ளி velli,முத்து muthu,மணி mani,வெற்றி vetri,செல்வம் selvam,அறம் aram,அன்பு anbu,நண்பன் nanban,புது puthu,வழி vazhi,பயணம் payanam,சக்தி sakthi,இன்பம் inbam,அறிவு arivu,தொழில் thozhil,விடியல் vidiyal',
} as const;

test.each(['Sinhala', 'Tamil'] as const)('%s words are spelled as the roots are', (language) => {
  const known = new Set(roots.filter((root) => root.language === language).map(({ word }) => word));
  for (const pair of spellings[language].split(',')) {
    const [native = '', latin = ''] = pair.split(' ');

    expect(inLatin(native), native).toBe(latin);
    expect(known.has(latin), latin).toBe(true);
  }
});

test.each(['tea', '珍珠', 'чай', '', '123', 'tea හිරු'])('"%s" is in no script that we read', (word) => {
  expect(inLatin(word)).toBeUndefined();
});
