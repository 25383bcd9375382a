/**
 * Words that need approval in a Hong Kong company name.
 *
 * One a line: `why = words`. From general knowledge of Cap. 622, Cap. 622A and the Companies Registry's guideline,
 * not verified.
 */
export const hkWords = `
may suggest a connection with a government; the Companies Registry must approve = Department, Government, Commission, Bureau, Federation, Council, Authority
named in the order of Cap. 622A; the Companies Registry must approve = Chamber of Commerce, Chartered, Cooperative, Kaifong, Mass Transit, Municipal, Royal, Savings, Tourist Association, Trust, Trustee, Underground Railway, Building Society, Levy, Charter, Imperial, Trade Union
controlled by another law; a licence or consent is needed = Bank, Insurance, Assurance, Stock Exchange, Certified Public Accountant, CPA, Corporate Practice, University, Unified Exchange
`;
