export const fileField = {
  chooseFile: 'ගොනුවක් තෝරන්න',
  noFile: 'ගොනුවක් තෝරා නැත',
} as const;
