/** What the owner of the firm fills in once. Every page refers to these values; none repeats them. */
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
  /** Hosts of pictures. Both are the site's own by default, so that no page asks another host for anything. */
  media: {
    /** Base address of a resizing proxy for Trustpilot's avatars, such as https://images.weserv.nl/; empty for none. */
    avatarProxy: '',
    /** Folder or CDN of the flags, such as https://flagcdn.com. */
    flags: '/flags',
  },
} as const;

export type Site = typeof site;
