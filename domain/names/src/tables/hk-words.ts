import type { HkApproval } from '../finding.ts';

/**
 * Words that need approval in a Hong Kong company name.
 *
 * Listed by what they need. From general knowledge of Cap. 622, Cap. 622A and the Companies Registry's guideline,
 * not verified.
 */
export const hkWords: Readonly<Record<HkApproval, string>> = {
  'hk-government': 'Department, Government, Commission, Bureau, Federation, Council, Authority',
  'hk-listed':
    'Chamber of Commerce, Chartered, Cooperative, Kaifong, Mass Transit, Municipal, Royal, Savings, Tourist Association, Tourism Board, Trust, Trustee, Underground Railway, Building Society, Levy, Charter, Imperial, Trade Union',
  'hk-other-law':
    'Bank, Insurance, Assurance, Stock Exchange, Certified Public Accountant, CPA, Corporate Practice, University, Unified Exchange',
};
