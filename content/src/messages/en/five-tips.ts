/** The one text that stands under every article of the blog: five finance tips. */
export const fiveTips = {
  heading: 'Five finance tips',
  intro: 'These five habits keep your money in order. Together they take about two hours a month.',
  tips: [
    {
      title: 'Keep one account for the business',
      text: 'Use it for nothing else. With a separate account, sorting your payments takes an hour instead of a weekend.',
    },
    {
      title: 'Write down every cost on the day it happens',
      text: 'Photograph the receipt and note the client’s name. A tax office doesn’t accept a cost without a date.',
    },
    {
      title: 'Set tax aside when you’re paid',
      text: 'Move a fixed part of each payment to an account you don’t look at daily. Start with 15% if you don’t know your rate yet, and correct it after your first return.',
    },
    {
      title: 'Look at three numbers each Friday',
      text: 'Cash today, money owed to you, and bills due in the next thirty days. Know these three, and few bills will surprise you.',
    },
    {
      title: 'Ask early, not at the deadline',
      text: 'A filing that takes an hour in October can cost a penalty in April. Put each date in a calendar with two reminders, a month and a week before.',
    },
  ],
} as const;
