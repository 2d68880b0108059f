export { PlanCard, type PlanCardProps } from './plan-card.tsx';
export { PlanGrid, type PlanGridProps } from './plan-grid.tsx';
