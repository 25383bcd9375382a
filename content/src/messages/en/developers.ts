import { site } from '../../firm/site.ts';

/** The page for programs: what the calls under /api/v1 take and answer. */
export const developers = {
  meta: {
    title: `Fees, payouts and deadlines for programs | ${site.brand}`,
    description:
      'Ask our calculators from your own program: platform fees, payouts to Sri Lanka, company costs, deadlines, names and codes as JSON. No key, no account.',
  },
  heading: 'For developers',
  lead: 'Ask what our pages work out, from your own program. No key, no account, no cookie. Every number says where it was read and how sure it is.',
  calls: {
    title: 'What you can ask',
    items: {
      fees: 'What a platform charges for a sale or a payment',
      payouts: 'What reaches a rupee account, by every route',
      deadlines: 'What a company must file or pay, and by when',
      cost: 'What a company costs, line by line',
      names: 'What the naming rules of a country say of a name',
      codes: 'Industry codes of three countries, by words or digits',
      document: 'All of this as OpenAPI 3.1: every address, name and answer',
    },
  },
  try: {
    title: 'Try it',
    lead: 'What eBay charges for a sale in the United States, today.',
    price: 'Sold price ($)',
    send: 'Ask',
    failed: 'No answer came. Check your connection and try again.',
  },
  examples: {
    title: 'Examples',
    names: 'Use the names from the document. Write numbers plainly: 1234.50.',
  },
  assistants: {
    title: 'From an assistant',
    lead: 'The same questions are tools of the Model Context Protocol. Give your assistant this address:',
  },
  answers: {
    title: 'What comes back',
    items: {
      numbers: 'Numbers are texts with every digit, so nothing is rounded on the way.',
      sure: '“certainty” says how sure a number is. If it is not “official” or “seen”, show it as an estimate.',
      range: '“range” gives the least and the most where the exact number is not published.',
      missing: '“notCounted” lists what exists and is not in the sum.',
      day: '“day” chooses whose fees count. Leave it out for today.',
      words: '“lang” chooses the language of the words: en, si or ta.',
      cached: 'Answers may be kept for ten minutes. Send the “ETag” back to learn whether anything changed.',
    },
  },
  refusals: {
    title: 'When something is wrong',
    lead: 'The answer is then a “code” for your program, a sentence for people, and the “field” to change.',
    items: {
      422: 'A name is unknown, given twice or cannot be read.',
      404: 'There is no such address or platform.',
      405: 'Only GET and HEAD are answered.',
      414: 'More than 2,000 characters follow the question mark.',
      429: 'Too many questions in a minute. “Retry-After” says how long to wait.',
    },
  },
  promise: {
    title: 'What stays as it is',
    items: {
      stays:
        'Names, codes and fields of version 1 keep their meaning. New ones may come, so pass over what you do not know.',
      old: 'What is replaced works for at least 12 months after its successor.',
      numbers: 'Numbers change when fees and rules do. A past day keeps its fees, unless we correct a mistake.',
    },
  },
} as const;
