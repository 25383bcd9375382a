import type { LanguageFormat } from './language-format.ts';

/** Tamil as Sri Lanka writes it: 21 நவம்பர் 2026, டொலர். CLDR has the Indian words. */
export const tamil: LanguageFormat = {
  order: ['day', 'month', 'year'],
  months: ['ஜனவரி', 'பெப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்', 'ஜூலை', 'ஓகஸ்ட்', 'செப்டெம்பர்', 'ஒக்டோபர்', 'நவம்பர்', 'டிசம்பர்'],
  shortMonths: ['ஜன', 'பெப்', 'மார்', 'ஏப்', 'மே', 'ஜூன்', 'ஜூலை', 'ஓக', 'செப்', 'ஒக்', 'நவ', 'டிச'],
  weekdays: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
  shortWeekdays: ['ஞா', 'தி', 'செ', 'பு', 'வி', 'வெ', 'ச'],
  and: 'மற்றும்',
  currencies: {
    USD: 'அமெரிக்க டொலர்',
    GBP: 'ஸ்ரேலிங் பவுண்',
    EUR: 'யூரோ',
    LKR: 'இலங்கை ரூபா',
    HKD: 'ஹொங்கொங் டொலர்',
    INR: 'இந்திய ரூபா',
    AUD: 'அவுஸ்திரேலிய டொலர்',
    CAD: 'கனேடிய டொலர்',
  },
};
