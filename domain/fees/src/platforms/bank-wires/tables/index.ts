export { typical } from './american-banks.ts';
export { sriLankanBanks } from './sri-lankan-banks.ts';
