type Keys = { readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** Whether a key is the browser's or the system's, as Alt with an arrow, which leads back. Shift is left to whoever asks. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Keys): boolean => altKey || ctrlKey || metaKey;
