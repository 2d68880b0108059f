import type { Language } from '../../platform/language.ts';
import { fullName, type PersonNames } from './person.ts';

/**
 * The recipient of an email, stored in the payload of its job. When the email is sent, the account may be deleted or
 * have another address.
 */
export interface FormerRecipient {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
}

export const formerRecipientOf = ({
  first_name,
  last_name,
  email,
  language,
}: PersonNames & { readonly email: string; readonly language: Language }): FormerRecipient => ({
  firstName: first_name,
  lastName: last_name,
  email,
  language,
});

export const formerRecipient = ({ firstName, lastName, email }: FormerRecipient) => ({
  name: fullName({ first_name: firstName, last_name: lastName }),
  address: email,
});
