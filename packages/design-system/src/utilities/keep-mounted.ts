const fields =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="button"], [type="submit"])';

const isPlaying = (media: Element) => media instanceof HTMLMediaElement && !media.paused && !media.ended;

const hasText = (field: Element) =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== '';

/**
 * Whether unmounting an element would lose state of the reader: the focus, a selection, playback, an open menu
 * or typed text.
 */
export function shouldKeepMounted(element: Element): boolean {
  if (element.contains(document.activeElement) || element.contains(document.pictureInPictureElement))
    return true;
  const selection = getSelection();
  // Checks only the ends of a selection, because a selection of the whole page would keep everything mounted.
  if (
    selection?.isCollapsed === false &&
    (element.contains(selection.anchorNode) || element.contains(selection.focusNode))
  )
    return true;
  return (
    element.querySelector('[aria-haspopup][aria-expanded="true"]') !== null ||
    [...element.querySelectorAll('video, audio')].some(isPlaying) ||
    [...element.querySelectorAll(fields)].some(hasText)
  );
}
