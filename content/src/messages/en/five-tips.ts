/** The one text that stands under every article of the blog: five finance tips. */
export const fiveTips = {
  heading: 'Five finance tips',
  intro: 'Whatever you came to read about, these five habits hold it up. Together they take about two hours a month.',
  tips: [
    {
      title: 'Keep one account for the business',
      text: 'Use it for nothing else. Mixed money is the most expensive mistake on this list: a separate account turns a weekend of sorting into an hour, and a letter to the bank into a download.',
    },
    {
      title: 'Write down every cost on the day it happens',
      text: 'Photograph the receipt, name the client, move on. A cost without a date is a guess, and a tax office does not accept guesses.',
    },
    {
      title: 'Set the tax aside when the money lands',
      text: 'Move a fixed part of each payment to an account you do not look at daily. Start with 15% if you do not know your rate yet, and correct it after your first return.',
    },
    {
      title: 'Look at three numbers each Friday',
      text: 'Cash today, money owed to you, bills due in the next thirty days. When you can say all three without looking, few things will surprise you.',
    },
    {
      title: 'Ask early, not in March',
      text: 'A filing that takes an hour in October can cost a penalty in April. Put each date in a calendar with two reminders, a month and a week before.',
    },
  ],
} as const;
