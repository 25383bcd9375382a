import { site } from '../../firm/site.ts';
import { office } from './office.ts';

const meta = {
  title: `Send your papers | ${site.brand}`,
  description: 'Send us the papers that we asked you for, safely and without e-mail. The link works for seven days.',
};

/** The pages behind the link by which a client sends papers. They work without a script. */
export const papers = {
  /** Above and below the form, on every page that has it. */
  form: {
    who: `${site.brand} sent you this link because we need papers for the company or service that you asked us about.`,
    terms: {
      what: { name: 'What to send', text: 'Only the papers that we named in our message, one file at a time.' },
      use: {
        name: 'What they are for',
        text: 'To prepare the service that you asked for. We use them for nothing else.',
      },
      seen: {
        name: 'Who sees them',
        text: 'Only the people of our firm. The papers are stored with your enquiry, not sent by e-mail.',
      },
      stored: {
        name: 'How long we store them',
        text: `${office.retention} from the day of your enquiry, or less if you ask us to erase them.`,
      },
    },
    privacy: 'How we handle your data',
    file: 'File',
    limit: `One ${office.fileKinds} file of up to ${office.fileLimit}.`,
    send: 'Send this file',
  },
  upload: { meta, heading: 'Send us your papers' },
  received: {
    meta: {
      title: `Papers received | ${site.brand}`,
      description: 'We have received your file and stored it with your enquiry. You can send the next one here.',
    },
    heading: 'We have your file',
    text: 'It is stored with your enquiry. If we asked for more, send the next file here. Otherwise you can close this page.',
  },
  'not-taken': {
    meta: {
      title: `File not received | ${site.brand}`,
      description: 'Your file was not received. Choose another file of a kind and size that we can take.',
    },
    heading: 'We could not take this file',
    text: `Nothing was stored. The file was missing, empty, larger than ${office.fileLimit}, had a password, or was not a ${office.fileKinds} file. Choose another one.`,
  },
  later: {
    meta: {
      title: `File not received yet | ${site.brand}`,
      description: 'Your file was not received yet. Wait an hour, then send it again by the same link.',
    },
    heading: 'Please try again in an hour',
    text: 'Nothing was stored: too many files arrived in a short time, or our storage is full. This link still works.',
  },
  over: {
    meta: {
      title: `Link no longer works | ${site.brand}`,
      description: 'This upload link no longer works. Ask us for a new one; please do not send papers by e-mail.',
    },
    heading: 'This link no longer works',
    text: 'An upload link works for seven days and a limited number of files. Reply to our message and ask for a new link. Please do not send papers by e-mail.',
    button: 'Write to us',
  },
} as const;
