/** What every tool offers with its result. */
export const sharing = {
  whatsapp: 'WhatsApp',
  share: 'Share',
  picture: 'Picture',
  pictureFoot: 'All figures with their sources: {address}',
  pictureFailed: 'The picture could not be made. Send the link instead.',
  copyLink: 'Copy link',
  copied: 'Link copied. It brings this result back.',
  copyByHand: 'Your browser does not allow copying. Copy this address:',
  print: 'Print',
  saveTable: 'Save as CSV',
  saveData: 'Save as JSON',
  lastResults: 'Your last results',
} as const;
