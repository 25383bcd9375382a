export const fileField = {
  chooseFile: 'கோப்பைத் தெரிவுசெய்க',
  noFile: 'கோப்பு தெரிவுசெய்யப்படவில்லை',
} as const;
