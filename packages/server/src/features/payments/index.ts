export { handlePaymentJobs } from './jobs.ts';
export { paymentErasureOf } from './payment-erasure.ts';
export { openDisputes, unactivatedPayments } from './due-rows.ts';
export { paymentRoutes } from './routes.ts';
