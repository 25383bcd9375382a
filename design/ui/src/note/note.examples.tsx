import { Note } from './note.tsx';

export const examples = {
  Note: {
    good: <Note tone="good">Thanks! Your message has been sent.</Note>,
    bad: <Note tone="bad">Sorry, we couldn’t send your message. Please try again in a moment.</Note>,
    warn: (
      <Note tone="warn" title="Rule changed on 26 March 2025">
        US-formed companies no longer file a BOI report.
      </Note>
    ),
    info: <Note>Rates are fixed in this calculator.</Note>,
    plain: <Note tone="plain">Only the file’s name is sent.</Note>,
  },
};
