import type { App } from '../../app-context.tsx';
import { answered } from '../../platform/answered.ts';
import { askForPasskey } from '../../platform/passkeys.ts';

/** Logs in by a passkey alone. Nothing happens where the member cancels. */
export async function signInByPasskey({ api, session }: App, takesBack: boolean): Promise<void> {
  const response = await askForPasskey(answered(await api.POST('/auth/passkey/options')));
  if (response !== null) await session.signIn({ response, takesBack });
}
