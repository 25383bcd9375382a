export { credit, rupeeCredit } from './credit.ts';
export type { Credit, CreditInputs, RupeeCredit, RupeeCreditInputs } from './credit.ts';
export { americanBanks, typical, type AmericanBank, type WireKind } from './tables/american-banks.ts';
export { accounts, hnbServices, payHere, sriLankanBanks } from './tables/sri-lankan-banks.ts';
export type { Account, SriLankanBank } from './tables/sri-lankan-banks.ts';
export { wire, type Wire, type WireInputs } from './wire.ts';
