import { badRequest } from '../http/errors.ts';
import { zipCodes } from './zip-codes.ts';

/** Refuses five digits that are no ZIP code. */
export async function requireZip(zip: string, path: string): Promise<void> {
  if ((await zipCodes()).find(zip) !== null) return;
  const message = { en: 'We do not know this ZIP code.', es: 'No conocemos este código postal.' };
  throw badRequest(message, [{ path, message }]);
}
