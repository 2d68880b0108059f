import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrames } from '../../../test/frames.ts';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import { DialogContent, DialogFooter, DialogRoot } from './dialog.tsx';

// Desktop, phone, and phone in landscape.
it.each([
  [1280, 800],
  [375, 667],
  [667, 375],
])(
  'keeps its title, Close and its buttons inside the window at %d × %d, with any content',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await mount(
      <DialogRoot open>
        <DialogContent title="Edit the announcement">
          <input aria-label="First" />
          <p style={{ blockSize: '200vh' }}>Text</p>
          <input aria-label="Last" />
          <DialogFooter>
            <Button>Save changes</Button>
          </DialogFooter>
        </DialogContent>
      </DialogRoot>,
    );
    const close = screen.getByRole('button', { name: 'Close' });
    const save = screen.getByRole('button', { name: 'Save changes' });
    for (const field of ['First', 'Last']) {
      const input = screen.getByRole('textbox', { name: field }).element();
      if (input instanceof HTMLElement) input.focus();
      await nextFrames(2);
      for (const part of [screen.getByRole('heading', { name: 'Edit the announcement' }), close, save])
        await expect.element(part).toBeInViewport({ ratio: 1 });
      // The focused field is covered by neither the header nor the footer.
      const { top, bottom, left } = input.getBoundingClientRect();
      for (const y of [top + 1, bottom - 1]) expect(document.elementFromPoint(left + 4, y)).toBe(input);
    }
  },
);
