import { describe, onTestFinished } from 'vitest';
import { nextFrames } from '../../test/frames.ts';
import { expect, test } from '../../test/test.ts';
import { goToFooter } from './community-footer.ts';

/** A footer that is hidden, as while posts are loaded, and a field beside it. */
function hiddenFooter() {
  const field = document.createElement('input');
  const footer = document.createElement('footer');
  footer.dataset['component'] = 'site-footer';
  footer.hidden = true;
  document.body.append(field, footer);
  onTestFinished(() => {
    field.remove();
    footer.remove();
  });
  return { field, footer };
}

describe('the way to the footer', () => {
  test('waits until the footer is shown', async () => {
    const { footer } = hiddenFooter();
    goToFooter();
    await nextFrames(3);
    expect(document.activeElement).not.toBe(footer);
    footer.hidden = false;
    await expect.poll(() => document.activeElement).toBe(footer);
  });

  test('does not take the focus from somebody who has begun to write', async () => {
    const { field, footer } = hiddenFooter();
    goToFooter();
    field.focus();
    footer.hidden = false;
    await nextFrames(5);
    expect(document.activeElement).toBe(field);
  });

  test.for(['keydown', 'pointerdown', 'wheel'])('ends with a gesture: %s', async (gesture) => {
    const { footer } = hiddenFooter();
    goToFooter();
    window.dispatchEvent(new Event(gesture));
    footer.hidden = false;
    await nextFrames(5);
    expect(document.activeElement).not.toBe(footer);
  });
});
