/** What the calls for programs say to whoever asks: the sentences that the calculators’ own pages do not have. */
export const api = {
  /** A field and what is wrong with it. */
  ofField: '{field}: {text}',
  needed: '{field} is needed.',
  choice: '“{given}” is not a choice here. Choose one of these: {choices}.',
  yesOrNo: '“{given}” is neither yes nor no.',
  twice: '“{name}” is given twice.',
  unknownName: 'Nothing here is called “{name}”. These names are known: {names}.',
  idle: 'This is not asked with your other answers. Leave it out.',
  noDay: '“{given}” is not a day. Write it as 2026-11-21.',
  noMonthDay: '“{given}” is not a day of the year. Write it as 12-31.',
  textTooLong: 'Write at most {most} characters.',
  tooLong: 'The address is too long: at most {most} characters can follow the question mark.',
  noPlatform: 'We know no fees of this name. These are known: {names}.',
  nothingHere: 'There is nothing at this address.',
  onlyGet: 'This address can only be read, with GET.',
  tooOften: 'Too many requests. Try again in {seconds} seconds.',
} as const;
