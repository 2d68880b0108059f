import { ApiError } from '@parvis/api-client';
import { useRef, useState, type ReactNode } from 'react';
import { useApp } from '../app-context.tsx';
import { unwrap } from '../platform/unwrap.ts';
import { lazyValue } from '../platform/lazy-value.ts';

/** Loads the dialog on demand, because most members have just logged in and need no proof. */
const dialogs = lazyValue(() => import('./proof-dialog.tsx'));

type ProofDialog = Awaited<ReturnType<typeof dialogs.get>>['ProofDialog'];

export interface ProofWay {
  takesCode: boolean;
  hasPasskey: boolean;
}

interface Asked {
  ProofDialog: ProofDialog;
  way: ProofWay;
  answer: (isProved: boolean) => void;
}

export interface Proof {
  /**
   * Makes a call. If the server requires a proof of identity, asks the member for the proof and makes the call again.
   */
  proved: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  dialog: ReactNode;
}

const isProofAsked = (error: unknown): boolean =>
  error instanceof ApiError && error.id === 'auth.proof-required';

/** Asks for the proof that the server requires for operations marked with `x-proof` in the contract. */
export function useProof(): Proof {
  const { api } = useApp();
  const [asked, setAsked] = useState<Asked | null>(null);
  const asking = useRef<Promise<boolean>>(null);

  const ask = async (): Promise<boolean> => {
    const [{ ProofDialog }, { oneTimeCodesSince, passkeys }] = await Promise.all([
      dialogs.retry(),
      api.GET('/user/secondFactor').then(unwrap),
    ]);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const way = { takesCode: oneTimeCodesSince !== null, hasPasskey: passkeys.length > 0 };
    setAsked({ ProofDialog, way, answer: resolve });
    const isProved = await promise;
    setAsked(null);
    return isProved;
  };

  /** If two calls need a proof at the same time, one proof is enough for both. */
  const askOnce = (): Promise<boolean> => {
    asking.current ??= ask().finally(() => {
      asking.current = null;
    });
    return asking.current;
  };

  return {
    proved: async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!isProofAsked(error) || !(await askOnce())) throw error;
        return call();
      }
    },
    dialog: asked === null ? null : <asked.ProofDialog {...asked.way} answer={asked.answer} />,
  };
}
