import { createFieldDraft } from '../../forms/field-draft.ts';

/** A password is kept nowhere, and consent is given anew. */
export const signUpDraft = createFieldDraft(() => sessionStorage, 'sign-up-draft', [
  'first_name',
  'last_name',
  'phone',
  'email',
]);
