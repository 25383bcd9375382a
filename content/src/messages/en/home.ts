import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('en');

/** The ten sections of the home page, in its order. */
export const home = {
  meta: {
    title: `UK, US and Hong Kong companies for Sri Lankan founders | ${site.brand}`,
    description:
      'Form a UK, US or Hong Kong company from Sri Lanka, open the accounts it needs and see every fee between your client and your rupee account.',
  },
  hero: {
    title: 'Register abroad. Get paid at home.',
    text: 'We form UK, US and Hong Kong companies for Sri Lankan founders, set up the accounts they need, and show every fee between your client and your rupee account.',
    start: 'Get Started',
    call: 'Schedule a Call',
    badges: { stripe: 'Stripe', wise: 'Wise', paypal: 'PayPal', tick: 'set up with you' },
    facts: {
      entrepreneurs: claim.entrepreneurs,
      entrepreneursLabel: 'entrepreneurs served',
      registration: claim.registration,
      registrationLabel: 'to register',
      languages: 'Sinhala · Tamil',
      languagesLabel: 'and English language support',
    },
    route: {
      title: 'Example: what one invoice pays into your account',
      invoice: 'Invoice 0114 · Design retainer',
      clientPays: 'Client pays in {place}',
      cardFee: 'Stripe, domestic card',
      company: 'Your US company account',
      upkeep: 'Company costs, one month',
      transfer: 'Transfer to Colombo',
      converted: 'Converted at {rate}',
      bank: 'Your bank, inward payment',
      account: 'Your rupee account',
      landed: 'You receive',
      kept: '{percent}% of the invoice',
      source: 'Source: {title}',
      readFor: 'rate of {day}',
      between: 'Between {least} and {most}. Some prices vary.',
      why: 'This client can only pay by card. If yours can send a bank transfer, you receive more:',
      own: 'Change this example',
      note: 'An example, not a quote. Tap any dotted line for its source.',
    },
    tools: { title: 'What do you want to know?', more: 'More free tools, no account needed' },
  },
  why: {
    title: 'Why choose us',
    text: 'What you can expect when we form your company.',
    cards: {
      fees: {
        title: 'Every fee shown first',
        text: 'State, agent and bank fees are listed separately before you pay.',
      },
      languages: {
        title: 'Help in Sinhala and Tamil',
        text: 'Sinhala and Tamil language support: ask, read and decide in your own language.',
      },
      time: {
        title: `Registered in ${claim.registration}`,
        text: 'Counted from the moment your file is complete and your identity is verified. We tell you when that is.',
      },
      accounts: {
        title: 'Accounts that fit Sri Lanka',
        text: 'Payment gateway access and global banking help, checked against what Sri Lankan banks accept.',
      },
      alerts: {
        title: 'Lifetime compliance alerts',
        text: 'Your US, UK, Hong Kong and Sri Lankan due dates in one calendar. We also offer compliance management.',
      },
      honest: {
        title: 'We’ll tell you if you don’t need a company',
        text: 'If a local company, or no company, suits you better, we say so before you pay.',
      },
    },
  },
  video: {
    title: 'Why Sri Lankans Trust Us',
    text: 'How a client’s payment reaches your account, and what each step costs.',
    play: 'Play video: Why Sri Lankans Trust Us',
    caption: 'How a payment reaches Colombo',
    captions: 'half a minute, with captions, no sound',
    hosted: 'The video loads from its host only after you press play.',
  },
  process: {
    title: 'How it works, in three steps',
    steps: {
      tell: {
        time: `Reviewed ${claim.review}`,
        title: 'Tell us about the business',
        text: 'What you sell, who pays you and where you want to register. A passport and a proof of address are enough to begin.',
      },
      file: {
        time: claim.registration,
        title: 'We register the company',
        text: `Name check, registered address and filing. The company is formed in ${claim.formed}, usually in ${claim.incorporation}.`,
      },
      open: {
        time: `${claim.ein} for a US EIN`,
        title: 'Open the accounts, get paid',
        text: 'We help you get a tax number, a business account and Stripe, Wise or PayPal. Then we test a first payment.',
      },
    },
  },
  services: {
    title: 'After your company is formed',
    text: 'What a company needs to bank, trade and stay in good standing.',
    more: 'Explore More',
    moreName: 'Explore More: {service}',
  },
  packages: {
    title: 'Packages',
    text: 'US prices exclude the state fee, which goes to the state and is shown before you pay.',
    picker: 'Country of the company',
    popular: 'POPULAR',
    everythingIn: 'Everything in {package}, and',
    alsoIncluded: 'Includes {features}.',
    withStateFee: 'With the {state} state fee',
    withRegistryFee: 'With the Companies House fee of {fee}, about',
    /** What no price of a package holds, by country. */
    leavesOut: {
      us: 'Not included: registered agent, Form 5472, later years.',
      uk: 'Not included: accountant, confirmation statement, data protection fee, later years.',
    },
    /** Under the packages of the UK. */
    vatFromAbroad:
      'VAT: a UK company run from Sri Lanka has no threshold. It registers from its first taxable sale in the UK.',
    /** By country: the sum counts what each company pays at typical prices. */
    firstYear: {
      us: 'About {amount} in year one',
      uk: 'About {amount} in year one (data protection fee extra, if it applies)',
    },
    registryFeeNote: 'shown before you pay',
    start: 'Get Started',
    startNote: 'with {package}, opens in a new tab',
  },
  questions: {
    title: 'Questions founders ask first',
    text: `If yours isn’t here, {link}. Quotes arrive ${claim.quote}.`,
    link: 'ask us',
  },
  closing: {
    title: 'Tell us about your business.',
    text: `Say what you sell and where your clients are. A quote arrives ${claim.quote}, in Sinhala, Tamil or English.`,
    start: 'Get Started',
    call: 'Schedule a Call',
  },
  testimonials: {
    title: 'In founders’ words',
    more: 'View More',
    /** What a screen reader calls the whole and each part. */
    kinds: { carousel: 'carousel', slide: 'slide' },
    carousel: 'Featured testimonials',
    slide: 'Testimonial {number} of {count}',
    showMore: 'More',
    showLess: 'Show less',
    reviews: 'Reviews from Facebook, Google and Trustpilot',
    stars: '{rating} of 5 stars',
    pause: 'Pause the moving reviews',
    resume: 'Let the reviews move',
  },
  partners: {
    title: `Trusted by ${claim.partners} companies around the world`,
    sampleNote: 'Example logos. Real ones replace them.',
    pause: 'Pause the moving logos',
    resume: 'Let the logos move',
  },
} as const;
