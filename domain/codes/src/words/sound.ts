/** How the same sound is written in Latin letters by those who write Sinhala or Tamil with them. */
const spellings: readonly (readonly [written: RegExp, sound: string])[] = [
  [/([kgtdpbsc])h/g, '$1'], // thengai, tengai
  [/zh|l+/g, 'l'], // mozhi, moli
  [/w/g, 'v'], // elawalu, elavalu
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/([a-z])\1+/g, '$1'], // maalu, malu
  [/(?<=..)h/g, ''],
  [/(?<=...)i(?=[aeou])/g, ''],
  [/(?<=.)d/g, 't'], // yetrumadhi, yetrumathi
];

/** Shorter words sound alike too often. */
const SHORTEST = 4;

/** What a word in Latin letters sounds like, the same for its common spellings; nothing for one that is too short. */
export function soundOf(folded: string): string | undefined {
  if (folded.length < SHORTEST || !/^[a-z]+$/.test(folded)) return undefined;
  return spellings.reduce((word, [written, sound]) => word.replace(written, sound), folded);
}
