import { badRequest, type AppError, type FieldError } from '../../platform/http/errors.ts';
import { cleanText, hasVisibleText, searchable } from '../../platform/text.ts';

/** Under this form an address is unique, whatever its letter case. */
export function emailKey(email: string): string {
  return cleanText(email, { multiline: false }).toLowerCase();
}

export function emailTaken(): AppError {
  return badRequest(
    'An account with this email address already exists.',
    [{ path: 'email', message: 'An account with this email address already exists.' }],
    'user.email-taken',
  );
}

export function searchText(firstName: string, lastName: string): string {
  return searchable(`${firstName} ${lastName}`);
}

export interface PersonalDetails {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** Cleans what a person says of themselves; refuses what would leave nothing to read or an address nobody can see. */
export function cleanDetails<Given extends Partial<PersonalDetails>>(given: Given): Given {
  const cleaned: Record<string, unknown> = { ...given };
  const errors: FieldError[] = [];
  for (const path of ['first_name', 'last_name'] as const) {
    const name = given[path];
    if (name === undefined) continue;
    cleaned[path] = cleanText(name, { multiline: false });
    if (!hasVisibleText(String(cleaned[path]))) errors.push({ path, message: 'Please write something.' });
  }
  if (
    given.email !== undefined &&
    cleanText(given.email, { multiline: false }) !== given.email.normalize('NFC')
  ) {
    errors.push({ path: 'email', message: 'Please enter a valid email address.' });
  }
  if (given.email !== undefined) cleaned['email'] = given.email.normalize('NFC');
  if (typeof given.phone === 'string') {
    const phone = cleanText(given.phone, { multiline: false });
    cleaned['phone'] = phone === '' ? null : phone;
  }
  if (errors.length > 0) throw badRequest(undefined, errors);
  return cleaned as Given;
}
