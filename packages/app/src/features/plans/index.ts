export { paymentChanged, planKeys, type Subscription } from './payment-cache.ts';
export { PlanSettings } from './plan-settings.tsx';
