import { site } from '../../firm/site.ts';

/** The list of articles, the article page, and what stands where there is no article. */
export const blog = {
  meta: {
    title: `${site.blog.en}: money and companies abroad | ${site.brand}`,
    description:
      'Articles for founders in Sri Lanka who are paid from abroad: taxes and dates, expenses, budgets, payroll, debts, reports and invoices.',
  },
  title: site.blog.en,
  lead: 'Short guides to money, companies and deadlines.',
  published: 'Published',
  author: 'Author',
  readingTime: 'Reading time',
  minutes: '{minutes} minutes',
  rewritten: 'Updated',
  allBlogs: 'All blogs',
  furtherReading: 'Further Reading',
  newTab: 'opens in a new tab',
  pageTitle: `{title} | ${site.brand}`,
  notFound: {
    meta: {
      title: `Post not found | ${site.brand}`,
      description: `There is no article at this address. All the articles of the ${site.blog.en} are one step away.`,
    },
    heading: 'Post not found',
    text: 'We can’t find this article. Check the address, or look through all the articles.',
    back: 'Back to blog',
  },
} as const;
