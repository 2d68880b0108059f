export {
  PaymentForm,
  type PaymentFormErrors,
  type PaymentFormProps,
  type PaymentFormValue,
} from './payment-form.tsx';
