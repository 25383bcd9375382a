/** The frame around every page: navigation bar, side menu, footer. */
export const shell = {
  skipToContent: 'Skip to content',
} as const;
