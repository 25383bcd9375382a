import type { Everywhere } from '../../src/locales.ts';

/** Public holidays of Sri Lanka, those that closed days need. A full moon is named after its month in the lunar calendar. */
export const holidays = {
  il: { en: 'Il Full Moon Poya Day', si: 'ඉල් පුර පසළොස්වක පෝය දිනය', ta: 'இல் பௌர்ணமி தினம்' },
  unduvap: { en: 'Unduvap Full Moon Poya Day', si: 'උඳුවප් පුර පසළොස්වක පෝය දිනය', ta: 'உந்துவப் பௌர்ணமி தினம்' },
  christmas: { en: 'Christmas Day', si: 'නත්තල් දිනය', ta: 'நத்தார் தினம்' },
  newYear: { en: 'New Year’s Day', si: 'නව වසරේ පළමු දිනය', ta: 'ஆங்கிலப் புத்தாண்டு தினம்' },
  national: { en: 'National Day', si: 'ජාතික දිනය', ta: 'தேசிய தினம்' },
  labour: { en: 'Labour Day', si: 'ලෝක කම්කරු දිනය', ta: 'தொழிலாளர் தினம்' },
} satisfies Readonly<Record<string, Everywhere>>;
