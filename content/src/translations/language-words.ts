import type { Locale } from '../locales.ts';

/** What a page says of its language; the note as long as nobody whose language it is has confirmed the page's texts. */
export const languageWords: Readonly<Record<Locale, Readonly<{ menu: string; note: string; english: string }>>> = {
  en: { menu: 'Language', note: '', english: '' },
  si: {
    menu: 'භාෂාව',
    note: 'මෙම පිටුව {day} දින පරිවර්තනය කරන ලදී. සිංහල මව්බස වූ කිසිවෙකු එය තවම තහවුරු කර නැත. සැකයක් ඇත්නම් ඉංග්‍රීසි පිටුව බලන්න.',
    english: 'ඉංග්‍රීසි පිටුව',
  },
  ta: {
    menu: 'மொழி',
    note: 'இந்தப் பக்கம் {day} அன்று மொழிபெயர்க்கப்பட்டது. தமிழைத் தாய்மொழியாகக் கொண்ட எவரும் அதை இன்னும் உறுதிப்படுத்தவில்லை. சந்தேகம் இருந்தால் ஆங்கிலப் பக்கத்தைப் பாருங்கள்.',
    english: 'ஆங்கிலப் பக்கம்',
  },
};
