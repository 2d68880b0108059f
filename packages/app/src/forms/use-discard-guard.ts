import { useConfirm } from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

/** Asks before it discards the typed text. If the reader leaves the whole page, the browser asks instead. */
export function useDiscardGuard(isDirty: boolean, onClose: () => void | Promise<void>): () => void {
  const { i18n } = useLingui();
  const confirm = useConfirm();

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const leave = async () => {
    const isSure =
      !isDirty ||
      (await confirm({
        title: i18n._('Discard your changes?'),
        description: i18n._('Your changes are not saved yet.'),
        confirmLabel: i18n._('Discard'),
        cancelLabel: i18n._('Keep editing'),
        tone: 'danger',
      }));
    if (isSure) await onClose();
  };

  return () => void leave();
}
