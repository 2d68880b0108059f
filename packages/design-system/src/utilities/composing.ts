// What Safari alone tells of the Enter that ends a word: it comes after the end of the composition.
const processKey = 229;

/** Whether an event belongs to a word that an input method puts together, as in Japanese: its Enter chooses the word. */
export const isComposing = (event: Event): boolean =>
  ('isComposing' in event && event.isComposing === true) ||
  ('keyCode' in event && event.keyCode === processKey);

/** For `onEscapeKeyDown` of what lies over the page: the Escape of such a word takes the word back, and closes nothing. */
export const keepEscapeForComposition = (event: Event): void => {
  if (isComposing(event)) event.preventDefault();
};
