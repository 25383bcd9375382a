/** What a company must do by when: one entry for each duty of `@formation/deadlines`, by its id. */
export const deadlines = {
  /** `title` names the event in lists and calendars, `what` says what to do, `late` what happens otherwise. */
  duties: {
    'uk-accounts': {
      title: 'Accounts to Companies House',
      what: 'Deliver the yearly accounts. Dormant companies deliver them too.',
      late: 'One penalty comes by itself, by how late they are in all. It doubles when accounts are late two years in a row.',
    },
    'uk-confirmation-statement': {
      title: 'Confirmation statement',
      what: 'Confirm directors, owners, shares and addresses on the register, once for each twelve months. It may be made on any earlier day; the next twelve months then run from there.',
      late: 'An offence of the company and its directors. Companies House can fine them after a warning, and strike the company off.',
    },
    'uk-corporation-tax-registration': {
      title: 'Register for Corporation Tax',
      what: 'Tell HMRC that the company has started to trade.',
      late: 'HMRC may charge a penalty. We haven’t checked how much.',
    },
    'uk-corporation-tax-payment': {
      title: 'Pay Corporation Tax',
      what: 'Pay the tax on the profit of the period. It is due before the return.',
      late: 'HMRC charges interest for each day.',
    },
    'uk-corporation-tax-return': {
      title: 'Company Tax Return (CT600)',
      what: 'Send the return with accounts and computations to HMRC, even when there is no tax to pay.',
      late: 'A fixed penalty, the same again after three months, and a tenth of the unpaid tax after six. A third late return in a row costs more.',
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
    'uk-vat-return': {
      title: 'VAT return and payment',
      what: 'Send the return of the quarter and pay. The first quarter is the one in which the registration takes effect. Unless an earlier day was agreed, that is the first day of the second month after the threshold was passed.',
      late: 'Points for each late return and a penalty at the limit; interest on late tax.',
    },
    'uk-paye-payment': {
      title: 'Pay PAYE',
      what: 'Pay tax and National Insurance of the month that ended on the 5th. The report goes to HMRC on or before each payday.',
      late: 'Interest, and a penalty when it happens again.',
    },
    'uk-data-protection-fee': {
      title: 'Data protection fee (ICO)',
      what: 'Pay the yearly fee of the Information Commissioner, or state the exemption.',
      late: 'A fine of the Information Commissioner.',
    },
    'uk-self-assessment': {
      title: 'Self Assessment of a director',
      what: 'The director sends a tax return and pays. Who sends the first registers by 5 October.',
      late: 'A penalty from the first day, more with time; interest on late tax.',
    },
    'us-form-5472': {
      title: 'Form 5472 with pro-forma Form 1120',
      what: 'Report what passed between the LLC and its owner abroad, for each year in which something did, even without profit. Money the owner pays in counts, and so do formation costs. Sent by post or fax.',
      late: 'There is a penalty for each form and each year, even when no tax is due.',
    },
    'us-form-1120': {
      title: 'Form 1120, corporation tax return',
      what: 'File the return, with Form 5472 when somebody abroad owns a quarter or more. Pay the tax by the same day.',
      late: 'A penalty of 5% of the unpaid tax for each month, up to 25%.',
    },
    'us-form-1065': {
      title: 'Form 1065, partnership return',
      what: 'File the return and give each owner a Schedule K-1.',
      late: 'A penalty for each owner and each month, even when no tax is due.',
    },
    'us-form-7004': {
      title: 'Form 7004, more time for the return',
      what: 'Request six more months by the day the return is due. The tax is still due on that day.',
      late: 'The return itself is late.',
    },
    'us-form-8804': {
      title: 'Forms 8804 and 8805, tax of partners abroad',
      what: 'Report the tax withheld on income from a US business for partners abroad, and give each a Form 8805. When all partners are abroad, the day may be three months later.',
      late: 'The partnership owes the tax itself, with penalties.',
    },
    'us-form-8813': {
      title: 'Form 8813, instalment for partners abroad',
      what: 'Pay the quarter’s part of the tax withheld for partners abroad. In a first year of less than twelve months, other days may apply: check with the IRS.',
      late: 'A penalty like interest.',
    },
    'us-form-1042': {
      title: 'Forms 1042 and 1042-S',
      what: 'Report dividends, interest, royalties and pay for work in the US that went to people abroad, and the tax withheld.',
      late: 'A penalty for each form, and the tax that should have been withheld.',
    },
    'us-form-1099-nec': {
      title: 'Form 1099-NEC, contractors',
      what: 'Report each contractor in the US who was paid $2,000 or more in the year; $600 for 2025. Not people who work abroad, nor what was paid by card.',
      late: 'A penalty for each form, more the later it is.',
    },
    'us-foreign-investment-survey': {
      title: 'BE-13, survey of foreign investment',
      what: 'Answer the survey of the Bureau of Economic Analysis, or claim the exemption of a small company, in the same time.',
      late: 'A civil penalty is possible. The amounts are those of 2021 and rise each January.',
    },
    'us-share-election': {
      title: 'Section 83(b) election (Form 15620)',
      what: 'For founder’s shares that you earn over time (vesting): file it with the IRS within 30 days of getting them. Shares that you get later have their own 30 days.',
      late: 'It can’t be filed late, and there is no extension: each share is taxed when you have earned it, at its value on that day.',
    },
    'us-estimated-tax': {
      title: 'Estimated tax, instalment',
      what: 'Pay a quarter of the tax that the year will cost; in a short first year, which has fewer instalments, an equal part.',
      late: 'A penalty like interest.',
    },
    'us-registered-agent': {
      title: 'Registered agent, next year',
      what: 'Pay the agent for another year. Nearly every state requires one.',
      late: 'A state that requires one will in the end dissolve a company without it.',
    },
    'us-california-llc-fee': {
      title: 'California LLC fee',
      what: 'Pay the fee on the income in California, as estimated for the year: from $900 at $250,000.',
      late: 'A penalty on what is missing.',
    },
    'us-state-initial-report': {
      title: 'First report to the state',
      what: 'File the first report that the state requires soon after formation.',
      late: 'The company loses its good standing; the state may add a late fee.',
    },
    'us-state-report': {
      title: 'Annual report or franchise tax of the state',
      what: 'File the report and pay the fee of the state of formation.',
      late: 'The company loses its good standing and is dissolved in the end. Late fees differ by state.',
    },
    'us-california-franchise-tax': {
      title: 'California franchise tax',
      what: 'Pay the yearly minimum tax, even without income.',
      late: 'Penalty and interest; the state may suspend the company.',
    },
    'us-rhode-island-tax': {
      title: 'Rhode Island minimum tax',
      what: 'Pay it with the state return, even without income: Form RI-1065 for an LLC, RI-1120C for a corporation.',
      late: 'Penalty and interest. We haven’t checked how much.',
    },
    'us-tennessee-franchise-tax': {
      title: 'Tennessee franchise and excise tax',
      what: 'File Form FAE170 and pay at least the minimum, even when the company does nothing.',
      late: 'Penalty and interest. We haven’t checked how much.',
    },
    'us-new-york-llc-fee': {
      title: 'New York filing fee of an LLC (IT-204-LL)',
      what: 'Send the form and pay the fee, which grows with income from New York: from $25.',
      late: 'Penalty and interest. We haven’t checked how much.',
    },
    'us-new-york-publication': {
      title: 'New York publication',
      what: 'Publish a notice in two newspapers of its county for six weeks and file the proof.',
      late: 'The LLC may not bring a case to court in New York until it is done.',
    },
    'us-foreign-accounts': {
      title: 'FBAR (FinCEN 114)',
      what: 'Report accounts outside the US that together held more than $10,000 on any day of the year. A US company is a US person.',
      late: 'High penalties for each report.',
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
    'hk-employers-return': {
      title: 'Employer’s return (BIR56A)',
      what: 'File the return with a Form IR56B for each person paid, even when nobody was.',
      late: 'A fine.',
    },
    'hk-audit': {
      title: 'Audited accounts',
      what: 'Have the yearly accounts audited by a Hong Kong accountant, in time for the profits tax return.',
      late: 'The return cannot be filed complete without them.',
    },
    'hk-annual-general-meeting': {
      title: 'Annual general meeting',
      what: 'Present the accounts to the members. A company with one member doesn’t have to meet.',
      late: 'A fine for the company and each responsible person.',
    },
  },
  standing: {
    'uk-vat-threshold':
      'VAT for a company run from the UK: register within thirty days of the end of the month in which twelve months of taxable turnover pass £90,000.',
    'uk-vat-run-from-abroad':
      'VAT for a company run from Sri Lanka: it has no threshold. If its decisions are made abroad and it has no staff or workplace of its own in the UK, it is not established there. A registered or virtual office, a bank account or a warehouse doesn’t change that. It registers from its first taxable sale in the UK, or when it expects one within thirty days. Marketplaces collect the VAT on goods that they sell for it to consumers.',
    'uk-owner-changes': 'Owners with significant control: tell Companies House about a change within fourteen days.',
    'uk-corporation-tax-once-trading':
      'Corporation Tax: a company that was dormant registers within three months of starting to trade.',
    'uk-registered-email':
      'Registered e-mail: since 4 Mar 2024 every company has an e-mail address at which Companies House reaches it. It is not published.',
    'uk-lawful-purpose':
      'Lawful purpose: since 4 Mar 2024 each confirmation statement confirms that what the company will do is lawful.',
    'uk-accounts-by-software':
      'Accounts from 1 Apr 2028: filed by software only, and with a profit and loss account also for small companies, which can be kept off the public register.',
    'us-sales-tax':
      'Sales tax: register in each state where the company has stock or staff, or sells more than the state’s own limit. Marketplaces collect it for their sellers.',
    'us-delaware-shares':
      'Delaware franchise tax of a corporation: there are two methods, and you pay the lower. An example with {authorised} authorised shares, {issued} issued and assets of {assets}: the state’s notice shows {first}; by assumed par value it is {second}. With the report the company pays {pays}. Our cost tool counts yours.',
    'us-responsible-party':
      'New responsible party of the EIN: tell the IRS with Form 8822-B within 60 days. It costs nothing.',
    'us-other-states':
      'Stock or staff in another state: the company may have to register there as a foreign company, with fees, a report and an agent of their own.',
    'us-run-from-sri-lanka':
      'Run from Sri Lanka: a company whose management and control is there counts as resident in Sri Lanka for tax too, wherever it was formed.',
    'us-boi-not-required': 'BOI report: companies formed in the United States haven’t had to file since 26 Mar 2025.',
    'us-no-state-report': 'State report: this state requires none from this kind of company.',
    'hk-provisional-tax':
      'Provisional profits tax: the assessment that follows the return names the days of its two instalments.',
    'hk-offshore-claim':
      'Profit from outside Hong Kong: the company can claim in its return that no profits tax is due on it (offshore claim). Since 2018 many claims have been refused or left open for years. The audit is due in any case, and Sri Lanka can tax the profit of a company that is managed there.',
    'hk-foreign-income':
      'Dividends, interest and gains from abroad (FSIE): these rules only apply to members of a multinational group. A company with one owner and no other company usually isn’t one.',
    'hk-pension': 'Pension (MPF) of staff: paid by the 10th of the next month.',
    'hk-controllers-changes': 'Changes of the significant controllers are written into the register within seven days.',
  },
  conditions: {
    'if-trading': 'Only when the company trades.',
    'if-trading-from-the-start': 'Counted as if trading began on the day of incorporation.',
    'if-foreign-accounts': 'Only with more than $10,000 in accounts outside the US.',
    'if-business-in-first-days': 'Only when it did business in California in its first tax year, of 15 days or less.',
    'if-agent-chosen': 'Only with an agent: in this state one is a choice.',
    'if-shares-vest': 'Only for shares that you can lose again (vesting).',
    'if-privilege-tax-over-100': 'Only when the tax is more than $100.',
    'unless-dormant': 'Not for a dormant company.',
    'unless-one-member': 'Not for a company with one member.',
  },
  /** What a company does that brings duties of its own; each follows “The company”. */
  onlyIf: {
    staff: 'pays a salary, also to a director',
    'personal-data': 'keeps data of customers or staff',
    'director-return': 'has a director who must send HMRC a tax return',
    vat: 'is registered for VAT',
    'more-time': 'wants more time for its tax return',
    contractors: 'pays contractors in the US',
    'pays-abroad': 'pays income from the US to people abroad',
    'us-business': 'earns from business done in the US',
    'tax-expected': 'expects to owe $500 of tax or more',
    'california-income': 'takes in $250,000 a year or more in California',
    'new-york-income': 'has income or costs in New York',
  },
  /** Duties of what the form does not say of the company. */
  undated: { item: 'Only if the company {onlyIf}: {title}. Tick it above to see its dates.' },
  done: {
    keep: 'Tick off what you’ve done',
    keepHelp: 'Your ticks are saved in this browser, on this device only, until you remove them.',
    mark: 'Done: {duty}, {day}',
    left: '{count} of {all} left to do',
    forget: 'Remove all ticks',
    refused: 'This browser doesn’t save data: your ticks last until you close the page.',
  },
  lateFees: {
    penaltyInAll: 'from {day}: {amount} in all',
    penalty: 'from {day}: {amount} more',
    penaltyByMonth: 'from {day}: {amount} more, and {percent}% of the tax each month',
    raisedFee: 'from {day}: the fee is {amount}',
    'each-owner-each-month': 'from {day}: {amount} for each owner and each month, 12 months at most',
    'tax-or-at-most': 'from {day}: at least {amount}, or the whole tax if it is less',
    'at-most': 'from {day}: up to {amount}',
    'at-most-if-wilful': 'from {day}, if it was done knowingly: up to {amount}, or half of what the account held',
    between: 'from {day}: {amount} to {upTo}',
    'at-most-after-a-warning': 'from {day} at the earliest, after a warning: up to {amount}',
    'with-form-5472': 'from {day}: {amount} if Form 5472 is missing from it',
  },
  weekend: {
    'moves-to-working-day': 'Falls on a weekend or holiday: the next working day is still in time.',
    'plan-before': 'Falls on a weekend: file by Friday.',
  },
  approximate: {
    'by-letter': 'About this day. The authority sets it in a letter.',
    'own-day': 'Counted from the day of formation. The day of your own contract or registration counts.',
    'longer-first-year':
      'Counted as if the first year was made longer to reach this year end. If form AA01 made it shorter instead, it ended twelve months earlier. The day is then earlier too: nine months after that end for accounts, a day later for the tax, twelve months after it for the tax return.',
  },
  extensions: {
    asked: 'With an extension asked for in time (Form 7004): {day}.',
    automatic: 'Extended to {day} without asking.',
    'code-d': 'Through a tax representative, with block extension code D: {day}.',
    'code-m': 'Through a tax representative, with block extension code M: {day}.',
    'code-m-loss': 'The same with a loss for the year: {day}.',
    electronic: 'Filed electronically: {day}.',
  },
  opens: 'Possible from {day}.',
  unverified: 'Check with the authority: we didn’t find this rule on its own page.',
  /** What we call a place where something was read that has no page of its own to lead to. */
  sources: {
    'agent-contract': 'The contract with the registered agent',
    'state-tax-departments': 'The tax department of each state',
    'state-report-lists': 'A table of state reports, compiled from public lists of state fees',
    'state-late-fees': 'Late fees of the states, copied from their own pages in 2026',
    'state-fees': 'Fees of the states, copied from each state’s own page on 10 Oct 2026',
    'uk-agents': 'Price lists of several formation agents, 2026',
    'uk-addresses': 'UK formation and address services compared, August 2026',
    'uk-accountants': 'Prices of 70 UK accountants, a study of 2025',
    'hk-auditors': 'Price tables of Hong Kong auditors and agents, 2023 to 2026',
    'lk-accountants': 'Pages of Sri Lankan accountants, read in November 2026: none says a price',
    mailboxes: 'Virtual mailboxes in three public budgets',
  },
  calendar: {
    add: 'Add to your calendar',
    remove: 'Remove from your calendar',
    summary: '{title}: {company}',
    description: '{what}\n\n{late}\n\nSource: {source}. {sure}',
    sure: 'We checked the rule there.',
    again: 'Adding again updates your events; it won’t duplicate them.',
  },
} as const;
