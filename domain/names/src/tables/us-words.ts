import type { UsApproval } from '../finding.ts';

/**
 * Words that many states restrict in a company's name, by the field that answers for them.
 *
 * Listed by what they need. From general knowledge of state statutes, not verified: every
 * state has its own list.
 */
export const usWords: Readonly<Record<UsApproval, string>> = {
  'us-banking':
    'bank, banc, banco, banker, banking, bankers, trust company, savings, savings and loan, credit union, thrift, trust',
  'us-insurance': 'insurance, assurance, insurer, surety, underwriter, indemnity, reinsurance, annuity',
  'us-education': 'university, college, academy, institute of technology, seminary, school',
  'us-profession':
    'engineer, engineering, architect, attorney, lawyer, law, medical, doctor, physician, dental, dentist, pharmacy, accountant, cpa, certified public accountant, surveyor, real estate',
  'us-federal':
    'federal, national, united states, state of, treasury, fbi, secret service, irs, homeland security, reserve, police, sheriff, state police, olympic, olympiad',
  'us-qualifying': 'foundation, veteran, veterans, red cross, boy scouts, girl scouts',
};

/** Words that name another kind of entity: an LLC may not carry them. */
export const usOtherEntities = 'corporation, corp, inc, incorporated, llp, lp, cooperative, co-op';
