import { useRef, useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { createToasts } from '../../platform/toasts.ts';

interface LatestChoice<Value> {
  /** The choice that is being saved. Undefined if everything is saved. */
  wanted: Value | undefined;
  choose: (value: Value) => Promise<void>;
}

/**
 * Saves a choice that the member can change quickly. Sends only one request at a time, because parallel requests would
 * race. If the member chooses again during a request, the last choice is sent after the response.
 */
export function useLatestChoice<Value>(
  save: (value: Value) => Promise<void>,
  failure: string,
): LatestChoice<Value> {
  const { showErrorToast } = createToasts(useApp());
  const [wanted, setWanted] = useState<{ value: Value } | null>(null);
  const last = useRef<{ value: Value } | null>(null);
  const isSending = useRef(false);

  const choose = async (value: Value): Promise<void> => {
    const choice = { value };
    setWanted(choice);
    last.current = choice;
    if (isSending.current) return;
    isSending.current = true;
    let sent = choice;
    for (;;) {
      try {
        await save(sent.value);
      } catch (error) {
        showErrorToast(error, failure);
      }
      if (last.current === null || last.current === sent) break;
      sent = last.current;
    }
    isSending.current = false;
    setWanted(null);
  };

  return { wanted: wanted?.value, choose };
}
