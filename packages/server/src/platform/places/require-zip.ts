import { badField } from '../http/errors.ts';
import { i18n } from '../i18n.ts';
import { zipCodes } from './zip-codes.ts';

/** Throws if the five digits are not a ZIP code. */
export async function requireZip(zip: string, path: string): Promise<void> {
  if ((await zipCodes()).find(zip) !== null) return;
  const message = i18n._('We do not know this ZIP code.');
  throw badField(path, message);
}
