export { planNotFound } from './errors.ts';
export { offeredPlansOf } from './offered.ts';
export { planColumns, presentPlan, type PlanRow } from './presenter.ts';
export { planRoutes } from './routes.ts';
