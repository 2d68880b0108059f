import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApp } from '../app-context.tsx';
import { unwrap } from '../platform/unwrap.ts';
import { errorText } from '../platform/error-text.ts';
import { askForPasskey } from '../platform/passkeys.ts';

/** Proves the member's identity with a passkey. Does nothing if the member cancels. */
export function usePasskeyProof(onProved: () => void) {
  const { i18n } = useLingui();
  const { api } = useApp();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const prove = async () => {
    setRefusal(undefined);
    setAsking(true);
    try {
      const passkey = await askForPasskey(unwrap(await api.POST('/user/proof/options')));
      if (passkey !== null) {
        await api.POST('/user/proof', { body: { passkey } });
        onProved();
      }
    } catch (error) {
      setRefusal(errorText(i18n, error, i18n._('Your passkey could not be used')));
    }
    setAsking(false);
  };

  return { prove, isAsking, refusal };
}
