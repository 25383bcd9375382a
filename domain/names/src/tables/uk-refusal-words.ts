/**
 * Words that make a register look whether a name gives a false impression of a link with a foreign government
 * (Companies Act 2006, section 56A). No list is published: these are ours, for a warning and never for a refusal.
 */
export const ukForeignGovernmentWords = `
Ministry
Embassy
Consulate
High Commission
Federal
State Department
Customs
Treasury
Presidential
Republic
Kingdom of
Emirate
Sultanate
Tax Authority
Central Bank
Inland Revenue
Immigration
Visa Office
`;

/** Bodies of several countries: the same section, the same kind of list. */
export const ukInternationalBodies = `
United Nations
UNESCO
UNICEF
UNHCR
World Health Organization
IMF
International Monetary Fund
World Bank
WTO
World Trade Organization
NATO
European Union
European Commission
Council of Europe
Interpol
Europol
OPEC
ASEAN
SAARC
African Union
IAEA
WIPO
OECD
Asian Development Bank
BIMSTEC
`;

/** What makes a name look like code for a computer (section 57A): signs, then words. */
export const ukCodeSigns = ['<', '{', '--', '/*', '=', '%27', '&#', 'http://', 'https://', 'javascript:'] as const;
export const ukCodeWords = ['drop table', 'union select', 'insert into', 'eval(', 'or 1=1', 'script>'] as const;
