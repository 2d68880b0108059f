export { ListingForm, type ListingFormProps } from './listing-form.tsx';
export type {
  ListingFormDetail,
  ListingFormErrors,
  ListingFormPhoto,
  ListingFormValue,
} from './listing-form-value.ts';
