export { FreePlanDialog } from './free-plan-dialog.tsx';
export { Purchase } from './purchase.tsx';
