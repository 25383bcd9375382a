export { typical } from './american-banks.ts';
export { sources } from './sources.ts';
export { sriLankanBanks } from './sri-lankan-banks.ts';
