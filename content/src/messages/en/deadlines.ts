/** What a company must do by when: one entry for each duty of `@formation/deadlines`, by its id. */
export const deadlines = {
  /** `title` names the event in lists and calendars, `what` says what to do, `late` what happens otherwise. */
  duties: {
    'uk-accounts': {
      title: 'Accounts to Companies House',
      what: 'Deliver the yearly accounts. Dormant companies deliver them too.',
      late: 'The penalty comes by itself and doubles when accounts are late two years in a row.',
    },
    'uk-confirmation-statement': {
      title: 'Confirmation statement',
      what: 'Confirm directors, owners, shares and addresses on the register, once for each twelve months.',
      late: 'An offence of the company and its directors; Companies House may strike the company off.',
    },
    'uk-corporation-tax-registration': {
      title: 'Register for Corporation Tax',
      what: 'Tell HMRC that the company has started to trade.',
      late: 'HMRC may charge a penalty. Its amount was not checked here.',
    },
    'uk-corporation-tax-payment': {
      title: 'Pay Corporation Tax',
      what: 'Pay the tax on the profit of the period. It is due before the return.',
      late: 'HMRC charges interest for each day.',
    },
    'uk-corporation-tax-return': {
      title: 'Company Tax Return (CT600)',
      what: 'Send the return with accounts and computations to HMRC, also when there is no tax to pay.',
      late: 'A fixed penalty from the first day, and more after three months. The amounts were not checked here.',
    },
    'uk-identity-of-directors': {
      title: 'Directors verify their identity',
      what: 'Verify through GOV.UK One Login or an authorised agent and give the personal code. It costs nothing at GOV.UK.',
      late: 'Without it a new company is not incorporated, and acting as a director is an offence.',
    },
    'uk-identity-of-owners': {
      title: 'Owners give their personal code',
      what: 'Each person with significant control gives the code of the identity check.',
      late: 'An offence of the person; the register shows that the code is missing.',
    },
    'uk-vat-registration': {
      title: 'Register for VAT',
      what: 'Register within thirty days of the end of the month in which twelve months of taxable turnover passed the threshold.',
      late: 'VAT is owed from the day the company should have been registered, and a penalty on it.',
    },
    'us-form-5472': {
      title: 'Form 5472 with pro-forma Form 1120',
      what: 'Report payments between the LLC and its owner abroad, also when there was no profit. Sent by post or fax.',
      late: 'The penalty is for each form and each year, also when no tax is due.',
    },
    'us-form-1120': {
      title: 'Form 1120, corporation tax return',
      what: 'File the return, with Form 5472 when somebody abroad owns a quarter or more. Pay the tax by the same day.',
      late: 'A penalty on unpaid tax for each month; Form 5472 has its own.',
    },
    'us-form-1065': {
      title: 'Form 1065, partnership return',
      what: 'File the return and give each owner a Schedule K-1.',
      late: 'A penalty for each owner and each month. Its amount was not checked here.',
    },
    'us-state-initial-report': {
      title: 'First report to the state',
      what: 'File the first report that the state wants soon after formation.',
      late: 'The company loses its good standing; the state may add a late fee.',
    },
    'us-state-report': {
      title: 'Annual report or franchise tax of the state',
      what: 'File the report and pay the fee of the state of formation.',
      late: 'The company loses its good standing and is dissolved in the end. Late fees differ by state.',
    },
    'us-california-franchise-tax': {
      title: 'California franchise tax',
      what: 'Pay the yearly minimum tax, also without income.',
      late: 'Penalty and interest; the state may suspend the company.',
    },
    'us-new-york-publication': {
      title: 'New York publication',
      what: 'Announce the LLC in two newspapers of its county for six weeks and file the proof.',
      late: 'The LLC may not bring a case to court in New York until it is done.',
    },
    'us-foreign-accounts': {
      title: 'FBAR (FinCEN 114)',
      what: 'Report accounts outside the US that together held more than $10,000 on any day of the year. A US company is a US person.',
      late: 'High penalties for each report. There is an extension to 15 October without asking.',
    },
    'hk-controllers-register': {
      title: 'Significant controllers register',
      what: 'Keep the register in Hong Kong and name a designated representative, from the first day.',
      late: 'A fine for the company and each responsible person.',
    },
    'hk-annual-return': {
      title: 'Annual return (NAR1)',
      what: 'Deliver the return to the Companies Registry.',
      late: 'The fee rises in four steps, and the company may be prosecuted.',
    },
    'hk-business-registration': {
      title: 'Business registration renewal',
      what: 'Pay for the new certificate within a month of its first day.',
      late: 'A penalty on top of the fee.',
    },
    'hk-profits-tax-return': {
      title: 'Profits tax return',
      what: 'Answer the return that the Inland Revenue Department sends, with audited accounts.',
      late: 'A penalty or an estimated assessment.',
    },
    'hk-audit': {
      title: 'Audited accounts',
      what: 'Have the yearly accounts audited by a Hong Kong accountant, in time for the profits tax return.',
      late: 'The return cannot be filed complete without them.',
    },
    'hk-annual-general-meeting': {
      title: 'Annual general meeting',
      what: 'Lay the accounts before the members. A company with one member need not meet.',
      late: 'A fine for the company and each responsible person.',
    },
  },
  standing: {
    'uk-vat-threshold':
      'VAT: register within thirty days of the end of the month in which twelve months of taxable turnover pass £90,000. A seller established outside the UK has no threshold.',
    'us-boi-not-required': 'BOI report: companies formed in the United States need not file since 26 March 2025.',
    'us-no-state-report': 'State report: this state asks for none from this kind of company.',
    'us-state-report-not-found':
      'State report: we did not find this state’s rule for this kind of company. Ask the state.',
    'hk-controllers-changes': 'Changes of the significant controllers are written into the register within seven days.',
  },
  conditions: {
    'if-trading': 'Only when the company trades.',
    'if-trading-from-the-start': 'Counted as if trading began on the day of incorporation.',
    'if-foreign-accounts': 'Only with more than $10,000 in accounts outside the US.',
    'if-privilege-tax-over-100': 'Only when the tax is more than $100.',
    'unless-dormant': 'Not for a dormant company.',
    'unless-one-member': 'Not for a company with one member.',
  },
  lateFees: {
    penalty: 'from {day}: {amount} more',
    penaltyByMonth: 'from {day}: {amount} more, and {percent}% of the tax each month',
    raisedFee: 'from {day}: the fee is {amount}',
  },
  weekend: {
    'moves-to-working-day': 'A weekend: the next working day still counts.',
    'plan-before': 'A weekend: be done on the working day before.',
  },
  approximate: 'About this day. The authority sets it in a letter.',
  extendedTo: 'With an extension asked for in time: {day}.',
  opens: 'Possible from {day}.',
  unverified: 'Check with the authority: this rule was not read on its own page.',
  checked: '{title}, checked on {day}',
  calendar: {
    add: 'Add to your calendar',
    remove: 'Remove from your calendar',
    summary: '{title}: {company}',
    description: '{what}\n\n{late}\n\nSource: {source}',
    again: 'Adding twice changes nothing: each date keeps its own identity.',
  },
} as const;
