export { handlePaymentJobs } from './jobs.ts';
export { paymentLeavingOf } from './leaving.ts';
export { openDisputes, unactivatedPayments } from './due-rows.ts';
export { paymentRoutes } from './routes.ts';
