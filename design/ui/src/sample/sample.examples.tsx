import { SampleNote } from './sample-note.tsx';

export const examples = {
  SampleNote: { default: <SampleNote>These reviews are samples.</SampleNote> },
};
