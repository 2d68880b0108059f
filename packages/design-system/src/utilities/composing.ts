// Safari sends the Enter that confirms a composition after compositionend. Only this key code identifies it.
const processKey = 229;

/**
 * Whether a key event belongs to a composition of an input method (IME). An example is the Enter that accepts a
 * Japanese word.
 */
export const isComposing = (event: Event): boolean =>
  ('isComposing' in event && event.isComposing === true) ||
  ('keyCode' in event && event.keyCode === processKey);

/**
 * A handler for a layer's `onEscapeKeyDown`. During a composition, Escape cancels the composition and must not
 * close the layer.
 */
export const keepEscapeForComposition = (event: Event): void => {
  if (isComposing(event)) event.preventDefault();
};
