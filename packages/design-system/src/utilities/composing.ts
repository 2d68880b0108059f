// Safari sends the Enter that confirms a composition after compositionend, recognizable only by this key code.
const processKey = 229;

/**
 * Whether a key event belongs to a composition of an input method (IME), such as the Enter that accepts a Japanese
 * word.
 */
export const isComposing = (event: Event): boolean =>
  ('isComposing' in event && event.isComposing === true) ||
  ('keyCode' in event && event.keyCode === processKey);

/** For a layer's `onEscapeKeyDown`: Escape during a composition cancels the composition, not the layer. */
export const keepEscapeForComposition = (event: Event): void => {
  if (isComposing(event)) event.preventDefault();
};
