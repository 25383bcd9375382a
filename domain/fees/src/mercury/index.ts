export { invoice, type Invoice, type InvoiceInputs } from './invoice.ts';
export { convertedPayment, payment } from './payment.ts';
export type { ConvertedInputs, ConvertedPayment, Payment, PaymentInputs, PaymentKind } from './payment.ts';
export { planCost, type PlanInputs } from './plan-cost.ts';
export { bookkeeping, payments, plans, type Billing, type Plan } from './tables/fees.ts';
export { amountFor } from './solve.ts';
