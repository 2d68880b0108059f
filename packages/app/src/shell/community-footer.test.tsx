import { describe, onTestFinished } from 'vitest';
import { nextFrames } from '../../test/frames.ts';
import { expect, test } from '../../test/test.ts';
import { goToFooter } from './community-footer.ts';

const loaded = async () => true;

/** A field, and a footer that is hidden in the same way as while posts load. */
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
    void goToFooter(loaded);
    await nextFrames(3);
    expect(document.activeElement).not.toBe(footer);
    footer.hidden = false;
    await expect.poll(() => document.activeElement).toBe(footer);
  });

  test('waits until the footer is loaded', async () => {
    const { footer } = hiddenFooter();
    footer.hidden = false;
    const load = Promise.withResolvers<boolean>();
    const finished = goToFooter(() => load.promise);
    await nextFrames(3);
    expect(document.activeElement).not.toBe(footer);
    load.resolve(true);
    expect(await finished).toBe(true);
    expect(document.activeElement).toBe(footer);
  });

  test('ends if the footer cannot be loaded', async () => {
    const { footer } = hiddenFooter();
    footer.hidden = false;
    expect(await goToFooter(async () => false)).toBe(false);
    await nextFrames(3);
    expect(document.activeElement).not.toBe(footer);
  });

  test('ends with a gesture while the footer is loaded', async () => {
    const { footer } = hiddenFooter();
    footer.hidden = false;
    const load = Promise.withResolvers<boolean>();
    const finished = goToFooter(() => load.promise);
    window.dispatchEvent(new Event('wheel'));
    load.resolve(true);
    await finished;
    expect(document.activeElement).not.toBe(footer);
  });

  test('does not take the focus from somebody who has started to type', async () => {
    const { field, footer } = hiddenFooter();
    void goToFooter(loaded);
    field.focus();
    footer.hidden = false;
    await nextFrames(5);
    expect(document.activeElement).toBe(field);
  });

  test.for(['keydown', 'pointerdown', 'wheel'])('ends with a gesture: %s', async (gesture) => {
    const { footer } = hiddenFooter();
    void goToFooter(loaded);
    window.dispatchEvent(new Event(gesture));
    footer.hidden = false;
    await nextFrames(5);
    expect(document.activeElement).not.toBe(footer);
  });
});
