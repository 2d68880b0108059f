export {
  PurchaseDialog,
  type PurchaseDialogProps,
  type PurchasePlan,
  type PurchaseStep,
} from './purchase-dialog.tsx';
