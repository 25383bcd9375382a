export const sharing = {
  whatsapp: 'WhatsApp',
  share: 'බෙදා ගන්න',
  picture: 'පින්තූරය',
  pictureFoot: 'සියලු ගණන් සහ ඒවායේ මූලාශ්‍ර: {address}',
  pictureFailed: 'පින්තූරය සෑදීමට නොහැකි විය. ඒ වෙනුවට සබැඳිය යවන්න.',
  copyLink: 'සබැඳිය පිටපත් කරන්න',
  copied: 'සබැඳිය පිටපත් කරන ලදී. එයින් මෙම ප්‍රතිඵලය නැවත විවෘත වේ.',
  copyByHand: 'ඔබේ අතිරික්සුව පිටපත් කිරීමට ඉඩ නොදේ. මෙම ලිපිනය පිටපත් කරගන්න:',
  print: 'මුද්‍රණය කරන්න',
  saveTable: 'CSV ලෙස සුරකින්න',
  saveData: 'JSON ලෙස සුරකින්න',
  lastResults: 'ඔබේ අවසන් ප්‍රතිඵල',
} as const;
