/** The forms that US clients, banks and platforms ask for, and what they withhold: words for two checks of `formation`. */
export const usTaxForm = {
  questions: {
    payee: {
      title: 'Who is paid?',
      answers: {
        myself: 'I am, without a company',
        llc: 'My US LLC',
        'llc-as-corporation': 'LLC that chose to be taxed as a corporation (Form 8832)',
        corporation: 'My US corporation',
        'company-abroad': 'My company in Sri Lanka, the UK or Hong Kong',
      },
    },
    owner: {
      title: 'Who owns the LLC?',
      answers: {
        'person-abroad': 'One person abroad',
        'company-abroad': 'One company abroad',
        'us-person': 'One US citizen or US tax resident',
        several: 'Several owners',
      },
    },
    person: { title: 'Are you a US citizen or US tax resident?', answers: { no: 'No', yes: 'Yes' } },
    place: {
      title: 'What happens in the US?',
      answers: {
        nothing: 'Nothing: no work, stock, staff or office there',
        business: 'I have stock, staff or an office there',
        'own-work': 'I go there to work',
      },
    },
  },
  results: {
    'w-9-of-the-company': 'Form W-9, with the company’s EIN. For US tax it is a US company, even with owners abroad.',
    'w-9-of-the-partnership':
      'Form W-9 of the LLC, with its EIN. For US tax it is a US partnership. It withholds tax on the share of partners abroad in US business income, and each of them gives it a Form W-8BEN.',
    'w-9-of-the-person':
      'Form W-9, in the name of the US citizen or resident, with their SSN or ITIN. The W-8 forms are for people abroad.',
    'w-8eci-if-us-business':
      'Ask a US tax adviser first, even if it is only stock in a marketplace’s warehouse. If it makes the profit US business income, give Form W-8ECI: nothing is then withheld, and a US tax return is due. Otherwise give Form W-8BEN, or Form W-8BEN-E for a company. Where an LLC has one owner, the owner signs.',
    'form-8233':
      'Form 8233 for what you earn there, if a treaty exempts it. Otherwise the payer withholds {rate}%. For work outside the US give Form W-8BEN.',
    'w-8ben':
      'Form W-8BEN, in your own name. Write your Sri Lankan tax number on it: you don’t need an ITIN for that. Give the form to the payer, not to the IRS. It is valid for the rest of the year in which you sign, and for three more years.',
    'w-8ben-of-the-owner':
      'Form W-8BEN, in your own name, not the LLC’s. The LLC’s name goes in as a reference. Form W-9 and Form W-8BEN-E are the wrong forms here. It is valid for the rest of the year in which you sign, and for three more years.',
    'w-8ben-e-of-the-owner':
      'Form W-8BEN-E, in the name of the company that owns the LLC. Form W-9 is the wrong form here.',
    'w-8ben-e':
      'Form W-8BEN-E, signed for the company. A company that sells goods or services is usually an “Active NFFE” on it. Give the form to the payer, not to the IRS.',
  },
} as const;

export const usWithholding = {
  questions: {
    form: {
      title: 'Which form does the payer have from you?',
      answers: {
        none: 'None yet',
        'w-9': 'Form W-9',
        'no-claim': 'Form W-8, without a treaty claim',
        claim: 'Form W-8, with a treaty claim',
      },
    },
    income: {
      title: 'What are you paid for?',
      answers: {
        work: 'Work or services',
        goods: 'Goods that I sell',
        royalties: 'Royalties: books, designs, music, video, apps',
        dividends: 'Dividends of a US corporation',
        interest: 'Interest',
      },
    },
    place: {
      title: 'Where do you do the work?',
      answers: { abroad: 'Outside the US', 'in-the-us': 'In the United States' },
    },
    home: {
      title: 'Who is named on the form?',
      answers: {
        'sri-lanka': 'A person or company in Sri Lanka',
        uk: 'A UK company',
        'hong-kong': 'A Hong Kong company',
      },
    },
  },
  results: {
    'without-a-form':
      'The payer can withhold {rate}% of US income, or {backup}% of the whole payment if it has to treat you as a US person. Send the form before you are paid.',
    'nothing-with-w-9':
      'Nothing, because the form says that you are a US person or a US company. If you are neither, replace it with the right form.',
    'nothing-on-work-abroad':
      'Nothing. Pay for work outside the US isn’t US income, even from an American client. You don’t need a treaty for that.',
    'on-work-in-the-us': '{rate}% of what you earn there, unless a treaty exempts it and you give Form 8233.',
    'nothing-on-goods':
      'Nothing: tax is not withheld from the price of goods. With stock or staff in the US, the profit can be US business income; then a US tax return is due.',
    'without-a-claim':
      '{rate}% of US income. If your country has a treaty with the US, claim it in the form to pay less.',
    'no-treaty': '{rate}% of US income. Hong Kong has no income tax treaty with the US.',
    'only-who-may-claim':
      '{rate}% of US income, unless the company passes a test of the treaty between the UK and the US. A company with owners in other countries can fail it. Ask an adviser before you claim.',
    'treaty-on-royalties':
      '{treaty}% of US royalties instead of {rate}%, under article 12 of the treaty with Sri Lanka. Only royalties from the US count, such as those for viewers there.',
    'treaty-on-dividends':
      '{treaty}% instead of {rate}%, under the treaty with Sri Lanka. Your own US corporation withholds it from what it pays you too.',
    'treaty-on-interest': '{treaty}% of US interest instead of {rate}%, under the treaty with Sri Lanka.',
  },
} as const;
