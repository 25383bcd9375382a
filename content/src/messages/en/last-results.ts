/** The last results of a tool, which a visitor may have on the own device. */
export const lastResults = {
  save: 'Remember my results on this device',
  help: 'The last five of each tool stay in this browser and are sent to nobody. Untick the box to delete them all.',
  none: 'No results yet. A result is saved a few seconds after you stop typing.',
  refused: 'This browser saves nothing here. In a private window that is usual.',
} as const;
