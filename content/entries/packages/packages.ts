import { claimTexts } from '../../src/claim-texts.ts';
import type { FormationPackage } from '../../src/formation-package.ts';
import type { Country } from './countries.ts';

const orderPriority = {
  title: { en: 'Order priority' },
  text: { en: `Your filing goes first: ${claimTexts('en').premium} than Basic.` },
};

/** The packages of each country. US prices exclude the state fee. */
export const packages = {
  us: [
    {
      name: { en: 'Basic' },
      price: '$129',
      note: { en: '+ State Fee' },
      buildsOn: null,
      features: [
        { title: { en: 'Articles of Organization' } },
        { title: { en: 'EIN Business Tax Number' } },
        { title: { en: 'Lifetime Compliance Alerts' } },
        { title: { en: 'Business Banking Account Offer' } },
        { title: { en: 'US Address with Mail forwarding' } },
        { title: { en: 'Business Tax Consultation' } },
        { title: { en: 'Incorporation documents' } },
      ],
      popular: false,
      colour: 'gain',
    },
    {
      name: { en: 'Growth' },
      price: '$159',
      note: { en: '+ State Fee' },
      buildsOn: 0,
      features: [
        orderPriority,
        { title: { en: 'Fast EIN' }, text: { en: 'Followed up by phone until the number is assigned.' } },
        {
          title: { en: 'BOI Reporting' },
          text: { en: 'If your company must report. Companies formed in the US no longer do.' },
        },
      ],
      popular: true,
      colour: 'action',
    },
    {
      name: { en: 'Enterprise' },
      price: '$599',
      note: { en: '+ State Fee' },
      buildsOn: 1,
      features: [
        {
          title: { en: 'ITIN Number' },
          text: { en: 'A personal US tax number for one owner, if the tax office has a reason to issue it.' },
        },
        { title: { en: 'DUNS Number' }, text: { en: 'The company number that app stores and large buyers ask for.' } },
      ],
      popular: false,
      colour: 'highlight',
    },
  ],
  uk: [
    {
      name: { en: 'Basic' },
      price: '$99',
      note: { en: '' },
      buildsOn: null,
      features: [
        { title: { en: 'Company formation and documents' } },
        { title: { en: 'Registered office address' } },
        { title: { en: 'Bank account via a card payment provider plus a payout provider' } },
        { title: { en: 'Certificate of Incorporation' } },
        { title: { en: 'Lifetime Compliance Alerts' } },
      ],
      popular: false,
      colour: 'gain',
    },
    {
      name: { en: 'Growth' },
      price: '$197',
      note: { en: '' },
      buildsOn: 0,
      features: [
        orderPriority,
        {
          title: { en: 'Free UK business address' },
          text: { en: 'For letters to the company; post is scanned and sent to you.' },
        },
        { title: { en: 'Priority customer support' }, text: { en: 'Your questions are answered before others.' } },
      ],
      popular: true,
      colour: 'action',
    },
    {
      name: { en: 'Enterprise' },
      price: '$207',
      note: { en: '' },
      buildsOn: 1,
      features: [
        {
          title: { en: 'Free UK phone number' },
          text: { en: 'A UK number for your website, your invoices and the forms that ask for one.' },
        },
      ],
      popular: false,
      colour: 'highlight',
    },
  ],
} satisfies Readonly<Record<Country, readonly FormationPackage[]>>;
