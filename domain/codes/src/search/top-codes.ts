/** A Hong Kong code that founders ask for often. */
export type TopCode = Readonly<{
  code: string;
  category: 'Financial' | 'Professional' | 'Technology' | 'Marketing';
  /** The official title. */
  description: string;
}>;

/** The six HSIC codes shown first. 644000 stands next to 642000 in the official list. */
export const topCodes: readonly TopCode[] = [
  { code: '642000', category: 'Financial', description: 'Investment and holding companies' },
  { code: '702100', category: 'Professional', description: 'Public relation services' },
  {
    code: '620200',
    category: 'Technology',
    description: 'Information technology consultancy activities and computer facilities management activities',
  },
  { code: '620900', category: 'Technology', description: 'Other information technology service activities' },
  { code: '741900', category: 'Marketing', description: 'Advertising services n.e.c.' },
  { code: '644000', category: 'Financial', description: 'Trusts, funds and similar financial entities' },
];

/** A field of business with three of its HSIC codes; its name is content, by the icon. */
export type CategoryCard = Readonly<{
  icon: 'finance' | 'tourism' | 'technology' | 'trade';
  /** `label` is the official title. */
  rows: readonly Readonly<{ label: string; code: string }>[];
}>;

/** The four category cards, three codes each. */
export const categoryCards: readonly CategoryCard[] = [
  {
    icon: 'finance',
    rows: [
      { label: 'Investment and holding companies', code: '642000' },
      { label: 'Investment advisory services', code: '661901' },
      { label: 'Fund management', code: '663000' },
    ],
  },
  {
    icon: 'tourism',
    rows: [
      { label: 'Travel agency activities', code: '791000' },
      { label: 'Other reservation service and tourist-related activities', code: '799000' },
      { label: 'Hotels', code: '550100' },
    ],
  },
  {
    icon: 'technology',
    rows: [
      { label: 'Development of other softwares and programming activities', code: '620199' },
      { label: 'Data processing, hosting and related activities', code: '631100' },
      { label: 'Web portals', code: '631200' },
    ],
  },
  {
    icon: 'trade',
    rows: [
      { label: 'Non-specialised export trading', code: '451900' },
      { label: 'Retail sale via mail order or internet', code: '478201' },
      { label: 'Sea cargo forwarding services', code: '522902' },
    ],
  },
];
