import { badRequest, type AppError, type FieldError } from '../../platform/http/errors.ts';
import { i18n } from '../../platform/i18n.ts';
import { cleanText, hasHiddenCharacters, hasVisibleText, lengthOf, searchable } from '../../platform/text.ts';
import { fullName, type PersonNames } from '../people/index.ts';

type TextField = keyof PersonNames | 'phone';

const LONGEST: Readonly<Record<TextField, number>> = { first_name: 80, last_name: 80, phone: 40 };
const LONGEST_EMAIL = 254;

/** Returns the address in lower case. Addresses must be unique in lower case. */
export function emailKey(email: string): string {
  return cleanText(email, { multiline: false }).toLowerCase();
}

export function emailTaken(): AppError {
  return badRequest(
    i18n._('An account with this email address already exists.'),
    [
      {
        path: 'email',
        message: i18n._('An account with this email address already exists.'),
      },
    ],
    'user.email-taken',
  );
}

export function searchText(names: PersonNames): string {
  return searchable(fullName(names));
}

export interface PersonalDetails extends Readonly<PersonNames> {
  readonly email: string;
  readonly phone: string | null;
}

function isAddress(email: string): boolean {
  return (
    cleanText(email, { multiline: false }) === email &&
    !hasHiddenCharacters(email) &&
    lengthOf(email) <= LONGEST_EMAIL
  );
}

/**
 * Only the first name is required, so other names can be left out. A name of invisible characters does not count as
 * left out. It is an error.
 */
const isLeftOut = (path: TextField, given: string): boolean => path !== 'first_name' && given === '';

/**
 * Cleans names and addresses. Throws if a text has no visible characters or an address has invisible ones. The error
 * also has the faults that were already found.
 */
export function cleanDetails<Given extends Partial<PersonalDetails>>(
  given: Given,
  otherFaults: readonly FieldError[] = [],
): Given {
  const cleaned: Record<string, unknown> = { ...given };
  const errors: FieldError[] = [];
  for (const path of Object.keys(LONGEST) as TextField[]) {
    const value = given[path];
    if (typeof value !== 'string') continue;
    const text = cleanText(value, { multiline: false });
    cleaned[path] = path === 'phone' && text === '' ? null : text;
    if (lengthOf(text) > LONGEST[path]) {
      errors.push({
        path,
        message: i18n._('Please use at most {limit} characters.', { limit: LONGEST[path] }),
      });
    } else if (path !== 'phone' && !hasVisibleText(text) && !isLeftOut(path, value)) {
      errors.push({ path, message: i18n._('Please write something.') });
    }
  }
  if (given.email !== undefined) {
    const email = given.email.normalize('NFC');
    cleaned['email'] = email;
    if (!isAddress(email))
      errors.push({
        path: 'email',
        message: i18n._('Please enter a valid email address.'),
      });
  }
  const faults = [...errors, ...otherFaults];
  if (faults.length > 0) throw badRequest(faults.length === 1 ? otherFaults[0]?.message : undefined, faults);
  return cleaned as Given;
}
