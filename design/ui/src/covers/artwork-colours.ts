/** The colours of the drawn covers. Artwork: they are the same in both themes. */
export const artwork = {
  ink: '#14203c',
  paper: '#fafcf6',
  wash: '#eef4e2',
  deepWash: '#dfead0',
  rule: '#c9d6bd',
  sapphire: '#1c4bb4',
  sapphireWash: '#e9f0fe',
  lotus: '#f0764f',
  red: '#a51f1e',
  leaf: '#046339',
  brass: '#eabe4a',
  night: '#121e39',
  nightRule: '#22365c',
  dusk: '#2b4a78',
} as const;
