import { claimTexts } from '../../src/claim-texts.ts';
import type { Everywhere } from '../../src/locales.ts';
import type { Question } from '../../src/question.ts';

const claim = claimTexts('en');

/** The questions of the home page. */
export const companyFormation = {
  en: [
    {
      question: 'Can I own a US or UK company while living in Sri Lanka?',
      answer:
        'Yes. Neither country asks its owners to be residents or citizens. You need a verified identity, a registered address there, and a plan for the yearly filings and for reporting the income in Sri Lanka.',
      fact: 'uk-identity',
    },
    {
      question: 'How long does it take?',
      answer: `Registration takes ${claim.registration} once your file is complete, and incorporation is usually done in ${claim.incorporation}. A US EIN takes ${claim.ein} after that.`,
    },
    {
      question: 'Should it be the UK, the US or Hong Kong?',
      answer:
        'It depends on where your customers pay and what you sell. A UK company is cheap to keep and public; a US LLC suits dollar clients and US marketplaces; Hong Kong suits trade with Asia and costs more each year. If none of them helps you, we say so.',
    },
    {
      question: 'LLC or corporation in the US?',
      answer:
        'Most founders who own the business alone choose an LLC: one owner, few formalities, profit taxed with the owner. A corporation fits when you will sell shares to US investors; it pays its own tax.',
    },
    {
      question: 'Which payment accounts can I open?',
      answer:
        'That depends on the company’s country and on what you sell, and the provider decides. We check Stripe, Wise and PayPal for your case before you pay for anything.',
      fact: 'stripe-sri-lanka',
    },
    {
      question: 'What does it cost each year after the first?',
      answer:
        'A US LLC has at least a registered agent, a state report in most states and one federal form. A UK company has a confirmation statement, accounts and a tax return. Ask for the list for your case; each line names who is paid.',
      fact: 'form-5472',
    },
    {
      question: 'Can I reserve the company’s name?',
      answer: `Yes. A name that we reserve for you is valid for ${claim.nameReservation}. Registries have their own rules and terms, and only the registry’s acceptance makes a name yours.`,
    },
    {
      question: 'Do you speak Sinhala and Tamil?',
      answer:
        'Yes, by phone and in writing. Papers for a registry are filed in English, and we explain them in your language.',
    },
  ],
} satisfies Everywhere<readonly Question[]>;
