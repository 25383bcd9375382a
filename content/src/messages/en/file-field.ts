/** What a field for a file says over the browser's own words; on English pages those stay. */
export const fileField = {
  chooseFile: 'Choose a file',
  noFile: 'No file chosen',
} as const;
