type Keys = { readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean };

/**
 * Whether a key combination belongs to the browser or the system, such as Alt with an arrow key. Shift does not
 * count.
 */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Keys): boolean => altKey || ctrlKey || metaKey;
