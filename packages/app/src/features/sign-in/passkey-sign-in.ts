import type { ApiClient } from '@parvis/api-client';
import { answered } from '../../platform/answered.ts';
import { askForPasskey } from '../../platform/passkeys.ts';

/** Asks for a passkey to log in with alone; null where the member cancels. */
export const askToSignIn = async (api: ApiClient) =>
  askForPasskey(answered(await api.POST('/auth/passkey/options')));
