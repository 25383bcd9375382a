import { site } from '../../firm/site.ts';
import { formUsed } from './form-faults.ts';
import { office } from './office.ts';

/** Deadlines by mail: the form under the dates, and the pages that the links in the mails lead to. */
export const reminders = {
  title: 'By e-mail',
  text: `A mail ${office.reminderDays} each date, ${office.reminderHour} in Colombo.`,
  form: {
    email: 'Your e-mail address',
    kept: `We store your address and the details that set the dates, without the company’s name, for ${office.retention} or until you stop it. Each e-mail has a link to stop it.`,
    send: 'Send me the link to confirm',
    sending: 'Sending…',
  },
  asked: `We’ve sent an e-mail to {email}. Press the link in it ${office.confirmWithin} to confirm.`,
  refused: {
    formUsed,
    tooMany:
      'Too many tries, or this address already has e-mails to confirm. Open the last one, or try again in a few days. The calendar below has the same dates.',
    full: 'We can’t send more reminders at the moment. The calendar below has the same dates: subscribe to it.',
    email: 'We can’t send to this e-mail address. Please check it.',
    company: 'Enter the day of formation first.',
    failed: 'Sorry, that did not work. Please try again in a moment.',
  },
  feed: {
    title: 'A calendar that stays up to date',
    text: 'Your calendar app checks for new dates by itself, for years. The address holds what you typed above; we store nothing.',
    subscribe: 'Subscribe in your calendar',
    copy: 'Copy the address',
    copied: 'The address is copied. Add it in your calendar as “from URL”.',
    notCopied: 'Copying did not work. The address is: {url}',
  },
  /** Asks whether reminders are wanted. */
  confirm: {
    meta: {
      title: `Confirm the reminders | ${site.brand}`,
      description: 'Start or continue e-mails before each filing deadline of your company.',
    },
    heading: 'Do you want reminders?',
    text: `Press the button and we e-mail you ${office.reminderDays} each date of the company in the e-mail. We do so for ${office.retention}; before it ends we ask once if you want to continue. Each e-mail has a link to stop them.`,
    button: 'Yes, remind me',
  },
  confirmed: {
    meta: {
      title: `Reminders confirmed | ${site.brand}`,
      description: 'E-mails before each filing deadline of your company are on.',
    },
    heading: 'The reminders are on',
    text: 'The next e-mail comes before the next date. To change your details, fill in the page again and confirm the new e-mail.',
    button: 'See the deadlines',
  },
  /** Asks whether reminders shall stop. */
  stop: {
    meta: {
      title: `Stop the reminders | ${site.brand}`,
      description: 'Stop the e-mails before filing deadlines and delete your address.',
    },
    heading: 'Stop the reminders?',
    text: 'You’ll get no more e-mails about this company, and we delete your address and details.',
    button: 'Stop and delete',
  },
  stopped: {
    meta: {
      title: `Reminders stopped | ${site.brand}`,
      description: 'E-mails before filing deadlines are off, and your address is deleted.',
    },
    heading: 'The reminders are off',
    text: 'Your address and details are deleted. An e-mail already sent may still arrive.',
    button: 'See the deadlines',
  },
  failed: {
    meta: {
      title: `That did not work | ${site.brand}`,
      description: 'The link from the mail is used up or too old, or nothing answered.',
    },
    heading: 'That did not work',
    text: `The link is incomplete, already used or ${office.confirmTooOld}, or the server didn’t answer. Try the link once more, or fill in the page again.`,
    button: 'See the deadlines',
  },
} as const;
