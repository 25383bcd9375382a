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
      title: 'A worked example: one invoice on its way home',
      invoice: 'Invoice 0114 · Design retainer',
      clientPays: 'Client pays in {place}',
      cardFee: 'Stripe, domestic card',
      company: 'Your US company account',
      upkeep: 'Company upkeep, a month’s share',
      transfer: 'Transfer to Colombo',
      converted: 'Converted at {rate}',
      bank: 'Your bank, inward payment',
      account: 'Your rupee account',
      landed: 'Lands in Colombo',
      kept: '{percent}% kept',
      source: 'Source: {title}',
      readFor: 'rate of {day}',
      between: 'Between {least} and {most}, for some prices are known as a range only.',
      own: 'Change this example',
      note: 'A worked example, not a quote. A dotted line opens to its numbers, their sources and days.',
    },
    tools: { title: 'What do you want to know?', more: 'More free tools, no account needed' },
  },
  why: {
    title: 'Why choose us',
    text: 'Six things that a founder in Sri Lanka should be able to expect from anyone who opens a company for them.',
    cards: {
      fees: {
        title: 'Every fee written down',
        text: 'State fees, agent fees and bank fees appear as separate lines before you pay.',
      },
      languages: {
        title: 'Sinhala and Tamil, not only English',
        text: 'Sinhala and Tamil language support: ask, read and decide in the language you think in.',
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
        text: 'US, UK, Hong Kong and Sri Lankan due dates in one calendar, with compliance management behind it.',
      },
      honest: {
        title: 'Told when you do not need us',
        text: 'If no company, or a local one, serves you better, we say so before you pay.',
      },
    },
  },
  video: {
    title: 'Why Sri Lankans Trust Us',
    text: 'How a payment travels from a client abroad to an account at home, and where it shrinks on the way.',
    play: 'Play video: Why Sri Lankans Trust Us',
    caption: 'How a payment reaches Colombo',
    captions: 'half a minute, with captions, no sound',
    own: 'The clip is played from this site. Nothing is loaded before you press play.',
    hosted: 'The video is loaded from its host only after you press play.',
  },
  process: {
    title: 'Three steps, each with its time',
    steps: {
      tell: {
        time: `Reviewed ${claim.review}`,
        title: 'Tell us about the business',
        text: 'What you sell, who pays you and where you want to register. A passport and a proof of address are enough to begin.',
      },
      file: {
        time: claim.registration,
        title: 'We file, you get the company',
        text: `Name check, registered address and filing. The company is formed in ${claim.formed}, usually in ${claim.incorporation}.`,
      },
      open: {
        time: `${claim.ein} for a US EIN`,
        title: 'Open the accounts, get paid',
        text: 'Tax number, business account, Stripe, Wise or PayPal, and a first payment that really lands.',
      },
    },
  },
  services: {
    title: 'Everything after the certificate',
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
      us: 'Not in it: registered agent, Form 5472, later years.',
      uk: 'Not in it: accountant, confirmation statement, data protection fee, later years.',
    },
    /** By country: the sum counts what each company pays at typical prices. */
    firstYear: {
      us: 'First year in all, about',
      uk: 'First year without the data protection fee, about',
    },
    registryFeeNote: 'shown before you pay',
    start: 'Get Started',
    startNote: 'with {package}, opens in a new tab',
  },
  questions: {
    title: 'Questions founders ask first',
    text: `If yours is not here, {link}. Quotes arrive ${claim.quote}.`,
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
    sampleNote: 'Samples written to show this section. They describe no real customer.',
    sample: 'Sample',
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
    sampleNote: 'Sample names and marks, drawn for this page.',
    pause: 'Pause the moving logos',
    resume: 'Let the logos move',
  },
} as const;
