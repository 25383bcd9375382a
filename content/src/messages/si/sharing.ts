export const sharing = {
  copyLink: 'සබැඳිය පිටපත් කරන්න',
  copied: 'සබැඳිය පිටපත් කළා. එයින් මෙම ප්‍රතිඵලය නැවත විවෘත වේ.',
  copyByHand: 'ඔබේ අතිරික්සුව පිටපත් කිරීමට ඉඩ නොදේ. මෙම ලිපිනය පිටපත් කරගන්න:',
  print: 'මුද්‍රණය කරන්න',
  saveTable: 'CSV ලෙස සුරකින්න',
  saveData: 'JSON ලෙස සුරකින්න',
} as const;
