import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../app-context.tsx';
import { unwrap } from '../platform/unwrap.ts';
import { errorText } from '../platform/error-text.ts';
import { askForPasskey } from '../platform/passkeys.ts';
import { useWrite } from '../platform/use-write.ts';

/** Proves the member's identity with a passkey. Does nothing if the member cancels. */
export function usePasskeyProof(onProved: () => void) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const { pending, write } = useWrite<'prove'>();
  const [refusal, setRefusal] = useState<string>();

  const prove = async () => {
    setRefusal(undefined);
    await write(
      'prove',
      async () => {
        const passkey = await askForPasskey(unwrap(await api.POST('/user/proof/options')));
        if (passkey === null) return;
        await api.POST('/user/proof', { body: { passkey } });
        onProved();
      },
      (error) => setRefusal(errorText(i18n, error, i18n._('Your passkey could not be used'))),
    );
  };

  return { prove, isAsking: pending !== null, refusal };
}
