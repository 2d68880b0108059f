import { useRef, useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { nextFrames } from '../../../test/frames.ts';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import { Sheet, SheetFooter, type SheetProps } from './sheet.tsx';

describeConformance(
  'Sheet',
  <Sheet onOpenChange={() => undefined} open title="Filters">
    Text
  </Sheet>,
  { component: 'sheet', asChild: false, portal: true },
);

function Opening({ side, focusesInput = false }: { side?: SheetProps['side']; focusesInput?: boolean }) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet
        onOpenChange={setOpen}
        open={open}
        title="Filters"
        {...(side === undefined ? {} : { side })}
        {...(focusesInput ? { initialFocus: input } : {})}
      >
        <input aria-label="Search" ref={input} />
      </Sheet>
    </>
  );
}

describe('the keyboard of the modal dialog pattern', () => {
  it('Tab cycles within it', async () => {
    const screen = await mount(<Opening />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus();
    for (const [role, name] of [
      ['button', 'Close'],
      ['textbox', 'Search'],
      ['button', 'Close'],
    ] as const) {
      await userEvent.tab();
      await expect.element(screen.getByRole(role, { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });

  it('Escape closes it and returns the focus', async () => {
    const screen = await mount(<Opening />);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(document.body.style.pointerEvents).not.toBe('none');
  });
});

describe('Sheet', () => {
  it('at the bottom has the full width, leaves a little of the page visible, and can focus its first field', async () => {
    const screen = await mount(<Opening focusesInput side="bottom" />);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    const sheet = screen.getByRole('dialog').element();
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
    expect(top).toBeGreaterThan(0);
  });

  it.each([
    ['ltr', 'end', false],
    ['ltr', 'start', true],
    ['rtl', 'end', true],
    ['rtl', 'start', false],
  ] as const)('is in %s at the %s', async (dir, side, left) => {
    const screen = await mount(<Opening side={side} />, { dir });
    await screen.getByRole('button', { name: 'Open' }).click();
    const edges = screen.getByRole('dialog').element().getBoundingClientRect();
    expect(left ? edges.left : window.innerWidth - edges.right).toBe(0);
    expect(edges.height).toBe(window.innerHeight);
  });

  it('stays open if the pointer that selects its text is released outside', async () => {
    const screen = await mount(<Opening />);
    await screen.getByRole('button', { name: 'Open' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveFocus();
    dialog.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0 }));
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(dialog).toBeVisible();
  });
});

const isAlone = (children: ReactNode) => children;
const isInForm = (children: ReactNode) => <form>{children}</form>;

describe('SheetFooter', () => {
  it.each([
    [375, 667, 'in a sheet', isAlone],
    [375, 667, 'in a form', isInForm],
    [667, 375, 'in a form', isInForm],
  ] as const)('stays visible at %d × %d %s, and covers no focused field', async (width, height, _, wrap) => {
    await page.viewport(width, height);
    const screen = await mount(
      <Sheet onOpenChange={() => undefined} open side="bottom" title="New post">
        {wrap(
          <>
            <input aria-label="First" />
            <p style={{ blockSize: '200vh' }}>Text</p>
            <input aria-label="Last" />
            <SheetFooter>
              <Button>Share</Button>
            </SheetFooter>
          </>,
        )}
      </Sheet>,
    );
    const sheet = screen.getByRole('dialog').element();
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
    for (const field of ['First', 'Last']) {
      const input = screen.getByRole('textbox', { name: field }).element();
      if (input instanceof HTMLElement) input.focus();
      await nextFrames(2);
      await expect.element(screen.getByRole('button', { name: 'Share' })).toBeInViewport({ ratio: 1 });
      const { top, bottom, left } = input.getBoundingClientRect();
      for (const y of [top + 1, bottom - 1]) expect(document.elementFromPoint(left + 4, y)).toBe(input);
    }
    sheet.scrollTo({ top: sheet.scrollHeight });
    const footer = sheet.querySelector('[data-part="footer"]');
    expect(footer?.getBoundingClientRect().bottom).toBeCloseTo(sheet.getBoundingClientRect().bottom, 0);
  });
});
