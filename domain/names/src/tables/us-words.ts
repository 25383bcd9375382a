/**
 * Words that many states restrict in a company's name, by the field that answers for them.
 *
 * One a line: `who approves or what follows = words`. From general knowledge of state statutes, not verified: every
 * state has its own list.
 */
export const usWords = `
approval of the state banking commissioner = bank, banc, banco, banker, banking, bankers, trust company, savings, savings and loan, credit union, thrift, trust
approval of the insurance commissioner = insurance, assurance, insurer, surety, underwriter, indemnity, reinsurance, annuity
approval of the education department in many states = university, college, academy, institute of technology, seminary, school
licence or professional entity (PLLC/PC) = engineer, engineering, architect, attorney, lawyer, law, medical, doctor, physician, dental, dentist, pharmacy, accountant, cpa, certified public accountant, surveyor, real estate
refused or restricted (also 18 U.S.C. §709, 36 U.S.C. §220506) = federal, national, united states, state of, treasury, fbi, secret service, irs, homeland security, reserve, police, sheriff, state police, olympic, olympiad
restricted to qualifying bodies = foundation, veteran, veterans, red cross, boy scouts, girl scouts
`;

/** Words that name another kind of entity: an LLC may not carry them. */
export const usOtherEntities = 'corporation, corp, inc, incorporated, llp, lp, cooperative, co-op';
