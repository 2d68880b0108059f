export { ListingForm, type ListingFormProps } from './listing-form.tsx';
export type { ListingFormErrors, ListingFormPhoto, ListingFormValue } from './listing-form-value.ts';
