import { site } from '../../firm/site.ts';

/** The page that saves the tools on a device, and what a saved page says of itself. */
export const offline = {
  meta: {
    title: `Use the free tools offline | ${site.brand}`,
    description:
      'Save the fee calculators, payouts, company costs and deadlines on your phone. They open without a connection, and one tap removes them.',
  },
  heading: 'Use the tools offline',
  lead: 'Save the free tools on this device. They then open without a connection.',
  copy: {
    save: 'Keep for offline',
    saving: 'Saving the tools…',
    saved: 'The tools are saved on this device. They open without a connection.',
    remove: 'Remove from this device',
    removed: 'Removed. Nothing is left on this device.',
    failed: 'The tools could not be saved. Check your connection and the free space on this device, then try again.',
    unsupported:
      'This browser can’t save the tools. Open this page in Chrome, Safari or Firefox, not in a private window.',
    note: 'You’re offline. This copy is from {day}. Fees and rules may have changed since.',
    missing: 'You’re offline, and this page is not saved on this device. You can use these tools:',
  },
  withoutScript: 'Saving the tools needs JavaScript.',
  about: {
    title: 'What is saved',
    items: {
      size: 'All tools in this language, about {size} MB. Nothing is saved before you tap the button.',
      renewed: 'When you’re online, you always get today’s pages, and the saved copy is renewed.',
      dated: 'Offline, each page says which day it is from.',
      left: 'Forms, bookings and reminders need a connection.',
      removed: 'The same button removes everything.',
    },
  },
  tools: 'The tools',
} as const;
