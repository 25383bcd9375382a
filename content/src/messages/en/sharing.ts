/** What every tool offers with its result. */
export const sharing = {
  copyLink: 'Copy link',
  copied: 'Link copied. It brings this result back.',
  copyByHand: 'Your browser does not allow copying. Copy this address:',
  print: 'Print',
  saveTable: 'Save as CSV',
  saveData: 'Save as JSON',
} as const;
