import { site } from '../../firm/site.ts';
import { office } from './office.ts';
import { reminders } from './reminders.ts';

const { email, send, sending } = reminders.form;
const { formUsed, email: unreachable, failed } = reminders.refused;

/** Changes of a platform’s fees by mail: the form beside the list of changes, and the pages that the mails lead to. */
export const feeNews = {
  open: 'E-mail me fee changes',
  title: 'Fee changes by e-mail',
  text: 'One e-mail when we publish a change of the platform’s fees, or learn of one to come.',
  form: {
    platform: 'Platform',
    email,
    kept: `We store your address and the platform for ${office.feeNews} or until you stop it. Each e-mail has a link to stop it.`,
    send,
    sending,
  },
  asked: reminders.asked,
  refused: {
    formUsed,
    tooMany:
      'Too many tries, or this address already has e-mails to confirm. Open the last one, or try again in a few days. This page and its feed show the same changes.',
    full: 'We can’t send more e-mails at the moment. This page and its feed show the same changes.',
    email: unreachable,
    platform: 'Choose a platform from the list.',
    failed,
  },
  /** Asks whether it is wanted. */
  confirm: {
    meta: {
      title: `Confirm the e-mails about fees | ${site.brand}`,
      description: 'Start or continue e-mails about changes of a platform’s fees.',
    },
    heading: 'Do you want to hear of fee changes?',
    text: `Press the button and we e-mail you when we publish a change of the fees of the platform in the e-mail, or learn of one to come. We do so for ${office.feeNews}; before it ends we ask once if you want to continue. Each e-mail has a link to stop them.`,
    button: 'Yes, e-mail me',
  },
  confirmed: {
    meta: {
      title: `E-mails about fees confirmed | ${site.brand}`,
      description: 'E-mails about changes of a platform’s fees are on.',
    },
    heading: 'The e-mails about fees are on',
    text: 'The next e-mail comes when the fees change. If a change to come is already known, you get it first.',
    button: 'See the fee changes',
  },
  /** Asks whether it shall stop. */
  stop: {
    meta: {
      title: `Stop the e-mails about fees | ${site.brand}`,
      description: 'Stop the e-mails about changes of fees and delete your address.',
    },
    heading: 'Stop the e-mails about fees?',
    text: 'You’ll get no more e-mails about the fees of this platform, and we delete your address.',
    button: 'Stop and delete',
  },
  stopped: {
    meta: {
      title: `E-mails about fees stopped | ${site.brand}`,
      description: 'E-mails about changes of fees are off, and your address is deleted.',
    },
    heading: 'The e-mails about fees are off',
    text: 'Your address is deleted. An e-mail already sent may still arrive.',
    button: 'See the fee changes',
  },
  failed: {
    meta: {
      title: `E-mails about fees: that did not work | ${site.brand}`,
      description: 'The link from the mail about fees is used up or too old, or nothing answered.',
    },
    heading: reminders.failed.heading,
    text: `The link is incomplete, already used or ${office.confirmTooOld}, or the server didn’t answer. Try the link once more, or fill in the form again.`,
    button: 'See the fee changes',
  },
} as const;
