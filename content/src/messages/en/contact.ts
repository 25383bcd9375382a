import { annualRevenue } from '@formation/leads';
import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';
import { formUsed, personFaults } from './form-faults.ts';
import { office } from './office.ts';

const claim = claimTexts('en');

/** The contact page with its quote-request form. */
export const contact = {
  meta: {
    title: `Contact us for a quote | ${site.brand}`,
    description: `Tell us what you need and receive a written quote ${claim.quote}, in Sinhala, Tamil or English. Form, e-mail, phone or a call.`,
  },
  title: 'Contact Us',
  text: `Tell us what you need. A quote arrives ${claim.quote}, in the language you wrote in.`,
  details: {
    title: 'Contact information',
    email: 'Email',
    phone: 'Phone',
    hours: 'Hours',
    hoursText: office.hours,
    hoursNote: `You can write to us ${claim.support}. We answer in these hours.`,
    colomboTime: 'Time in Colombo',
    languages: 'Languages',
    languagesText: 'Sinhala, Tamil, English',
    preferTalk: 'Prefer to talk?',
    preferTalkText: `A ${office.call}, at a time that suits you.`,
    call: 'Schedule a Call',
  },
  form: {
    ...personFaults,
    formUsed,
    title: 'Request a quote',
    required: 'required',
    starMeans: '* required',
    contactName: 'Contact name',
    contactNumber: 'Contact number',
    email: 'Email',
    serviceNeeded: 'Service needed',
    services: {
      bookkeeping: 'BookKeeping',
      accounting: 'Accounting',
      tax: 'Tax Services',
      registration: 'Business Registration',
      other: 'Other',
    },
    annualRevenue: 'Annual revenue',
    annualRevenueText: annualRevenue,
    message: 'Message',
    file: 'Attachment',
    fileLimit: `Attachments should not exceed ${office.fileLimit}.`,
    fileUploaded: 'The file is sent with the form, stored for your quote and seen only by the people who write it.',
    fileNameOnly: 'Only the file’s name is sent; we answer with a safe place to upload it.',
    fileTooLarge: `This file is larger than ${office.fileLimit}. Send a smaller one, or write to us and we offer another way.`,
    fileLargeNote: `This file is larger than ${office.fileLimit}. Only its name is sent, so you can go on.`,
    fileEmpty: 'This file is empty. Choose another one.',
    fileType: `This kind of file cannot be sent. Choose a ${office.fileKinds} file.`,
    fileProtected:
      'This file has a password, or is of the kind before 2007. Save it without a password, as docx or xlsx, and choose it again.',
    uploading: 'Uploaded {percent}%',
    kept: 'What you typed is saved in this tab until you send it.',
    keptWithoutFile: 'What you typed is saved in this tab. Please choose the file again.',
    clear: 'Clear the form',
    offline: 'You seem to be offline. Nothing is lost: press send again when you’re back online.',
    tooMany: 'Too many messages came from your connection in a short time. Wait a few minutes.',
    full: `We can’t take more messages through this form today. Please write to ${site.email} or on WhatsApp. What you typed stays here.`,
    consent: 'I want to protect my data',
    consentText: 'We use what you type to answer you, and for nothing else.',
    consentLink: 'How we handle your data',
    send: 'Send request',
    sending: 'Sending…',
    success: "Thanks! Your message has been sent. We'll get back to you shortly.",
    failure: "Sorry, we couldn't send your message. Please try again in a moment.",
  },
  sent: {
    meta: {
      title: `Message sent | ${site.brand}`,
      description: 'We have your message. The people who write your quote will read it next.',
    },
    heading: 'Message sent',
    back: 'Back to home',
  },
  notSent: {
    meta: {
      title: `Message not sent | ${site.brand}`,
      description: 'Your message could not be sent. Go back: your browser still has what you typed.',
    },
    heading: 'Message not sent',
    text: 'Go back in your browser: it still has what you typed. Or write to us by e-mail.',
    back: 'Back to the form',
  },
  /** A page of the server’s own, while its database cannot be reached. */
  outage: {
    title: 'This doesn’t work right now',
    text: 'We can’t reach our data at the moment, so we couldn’t do what you asked. Try again in a few minutes. If you filled in a form, go back first: your browser may still have what you typed.',
    reach: 'Until then, reach us here:',
  },
} as const;
