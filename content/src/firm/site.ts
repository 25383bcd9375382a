/**
 * What the owner of the firm fills in once. Every page refers to these values; none repeats them. `site-values.ts` says
 * what each may be.
 */
export const site = {
  brand: 'Serendib Ledger',
  email: 'hello@serendibledger.example',
  phone: '+94 11 000 0000',
  /** The customer portal: another application on another host. */
  portal: {
    login: 'https://portal.serendibledger.example/login',
    start: 'https://portal.serendibledger.example/start',
  },
  /** Digits only, with the country code, as wa.me wants them. */
  whatsappNumber: '94110000000',
  /** Empty for a network that the firm is not on. */
  social: {
    facebook: 'https://www.facebook.com/serendibledger.example',
    tiktok: 'https://www.tiktok.com/@serendibledger.example',
    youtube: 'https://www.youtube.com/@serendibledger.example',
    instagram: 'https://www.instagram.com/serendibledger.example',
    linkedin: 'https://www.linkedin.com/company/serendibledger.example',
  },
  /** Shown in the marketplace list of the Amazon calculator. */
  amazonUsHost: 'amazon.com',
  copyrightFrom: 2025,
  /**
   * Who stands behind the brand, as the law wants it said. What is filled in stands at the foot of every page, in the
   * legal texts and in what search engines read; what is empty is listed by the launch check.
   */
  firm: {
    /** The registered name of the firm. */
    legalName: '',
    /** Its number in the register of companies. */
    number: '',
    /** Its registered or postal address, in one line. */
    address: '',
    /** Who answers for personal data, with an address of their own. */
    dataController: '',
    /** The people behind the firm: "Name, role", separated by semicolons. */
    people: '',
  },
  /** Hosts of pictures. None by default, so that no page asks another host for anything. */
  media: {
    /** Base address of a resizing proxy for Trustpilot's avatars, such as https://images.weserv.nl/; empty for none. */
    avatarProxy: '',
    /**
     * Origins from which reviewers' pictures and pictures of posts may be loaded, such as
     * https://lh3.googleusercontent.com, separated by spaces. A picture from any other host is not asked for.
     */
    imageHosts: '',
  },
} as const;

export type Site = typeof site;
