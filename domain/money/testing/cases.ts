import fc from 'fast-check';

/**
 * So many times the cases that a law otherwise tries: fewer where one case is hundreds of answers, more where one is
 * cheap and says little. `npm run test:explore` tries ten times as many of these too.
 */
export function casesTimes(factor: number): Readonly<{ numRuns: number }> {
  const { numRuns = 100 } = fc.readConfigureGlobal(); // 100 is what fast-check tries when nobody says
  return { numRuns: Math.max(1, Math.round(numRuns * factor)) };
}
