import type { ApiClient } from '@parvis/api-client';
import { unwrap } from '../../platform/unwrap.ts';
import { askForPasskey } from '../../platform/passkeys.ts';

/** Asks for a passkey, to log in without a password. Null if the member cancels. */
export const askToSignIn = async (api: ApiClient) =>
  askForPasskey(unwrap(await api.POST('/auth/passkey/options')));
