/** A tool in pages of others, and what its own page says of that. */
export const embed = {
  note: 'This is general information, not tax or legal advice. Figures are estimates.',
  back: 'Open {name} on {brand}',
  newTab: 'opens in a new tab',
  maker: {
    title: 'Put this tool on your own page',
    intro: 'It is free. It sets no cookies and saves nothing that your readers type. Copy this code into your page:',
    colours: 'Colours',
    themes: { reader: 'Same as the reader’s device', light: 'Light', dark: 'Dark' },
    language: 'Language',
    height: 'To make the frame as high as the tool, add this code too:',
    copy: { copy: 'Copy', copied: 'Copied', blocked: 'Not copied' },
    frameCode: 'the code of the frame',
    heightCode: 'the code for the height',
  },
} as const;
