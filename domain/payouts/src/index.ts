export { workedInvoice, type Reading, type WorkedInvoice } from './worked-invoice/worked-invoice.ts';
