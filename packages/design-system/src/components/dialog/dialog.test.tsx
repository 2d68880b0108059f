import { useEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { editDialog } from '../../../test/edit-dialog.tsx';
import { nextFrames } from '../../../test/frames.ts';
import { mount } from '../../../test/mount.tsx';
import headerBar from '../../patterns/header-bar.module.css';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from '../dropdown-menu/dropdown-menu.tsx';
import { DialogContent, DialogFooter, DialogRoot, DialogTrigger } from './dialog.tsx';

describeConformance(
  'DialogContent',
  (props) => (
    <DialogRoot open>
      <DialogContent title="Edit" {...props} />
    </DialogRoot>
  ),
  { component: 'dialog', asChild: false, portal: true },
);

const sample = (
  <DialogRoot>
    <DialogTrigger>
      <Button>Open</Button>
    </DialogTrigger>
    {editDialog}
  </DialogRoot>
);

afterEach(() => {
  vi.restoreAllMocks();
});

const locked = () => document.body.hasAttribute('data-scroll-locked');

const freePage = () => {
  expect(document.body.style.pointerEvents).not.toBe('none');
  expect(locked()).toBe(false);
};

describe('the keyboard of the modal dialog pattern', () => {
  it.each(['{Enter}', ' '])('%s opens it and moves the focus into it', async (key) => {
    const screen = await mount(sample);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('dialog', { name: 'Edit' })).toHaveFocus();
  });

  it('Tab cycles within it, and Shift+Tab backwards', async () => {
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    const stops = [
      ['button', 'Close'],
      ['textbox', 'Title'],
      ['button', 'Cancel'],
    ] as const;
    for (const [role, name] of [...stops, ...stops]) {
      await userEvent.tab();
      await expect.element(screen.getByRole(role, { name })).toHaveFocus();
    }
    for (const [role, name] of stops.toReversed().slice(1)) {
      await userEvent.tab({ shift: true });
      await expect.element(screen.getByRole(role, { name })).toHaveFocus();
    }
  });

  it('Escape closes it and returns the focus', async () => {
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Open' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toHaveFocus();
    const ofAWord = { bubbles: true, cancelable: true, isComposing: true, key: 'Escape' };
    dialog.element().dispatchEvent(new KeyboardEvent('keydown', ofAWord));
    await nextFrames(2);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    freePage();
  });
});

function Nested() {
  const [asking, setAsking] = useState(false);
  return (
    <DialogRoot>
      <DialogTrigger>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent title="Comments">
        <MenuRoot>
          <MenuTrigger>
            <Button>More</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => setAsking(true)}>Delete</MenuItem>
          </MenuContent>
        </MenuRoot>
        <ConfirmDialog
          confirmLabel="Delete"
          description="For good."
          onCancel={() => setAsking(false)}
          onConfirm={() => setAsking(false)}
          open={asking}
          title="Delete this comment?"
        />
      </DialogContent>
    </DialogRoot>
  );
}

function Vanishing() {
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    setOpen(true);
  };
  return (
    <main tabIndex={-1}>
      {pressed && !open ? null : <Button onClick={press}>Once</Button>}
      <DialogRoot onOpenChange={setOpen} open={open}>
        <DialogContent title="Edit" />
      </DialogRoot>
    </main>
  );
}

function Leading() {
  const [isThere, setThere] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isThere) field.current?.focus();
  }, [isThere]);
  return (
    <main tabIndex={-1}>
      {isThere ? (
        <input aria-label="Message" ref={field} />
      ) : (
        <DialogRoot>
          <DialogTrigger>
            <Button>Open</Button>
          </DialogTrigger>
          <DialogContent title="Icon">
            <Button onClick={() => setThere(true)}>Contact seller</Button>
          </DialogContent>
        </DialogRoot>
      )}
    </main>
  );
}

describe('Dialog', () => {
  it('Escape closes only the innermost: a menu, then a confirm dialog, then the dialog', async () => {
    const screen = await mount(<Nested />);
    await screen.getByRole('button', { name: 'Open' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Comments' });
    await expect.element(dialog).toHaveFocus();
    const more = screen.getByRole('button', { name: 'More' });

    await more.click();
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();

    await more.click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();
    await expect.element(dialog).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    freePage();
  });

  // Headless browsers have overlay scrollbars. This simulates a classic scrollbar of 16 px that disappears when
  // the page is locked.
  it('does not shift the page or its header when it locks the scroll', async () => {
    const page = document.documentElement;
    vi.spyOn(page, 'clientWidth', 'get').mockImplementation(() => window.innerWidth - (locked() ? 0 : 16));
    const screen = await mount(
      <>
        <style>{`
          html:not(:has([data-scroll-locked])) { padding-right: 16px }
          html:not(:has([data-scroll-locked])) header { right: 16px }
        `}</style>
        <header className={headerBar.bar}>
          <div className={headerBar.inner}>
            <span>Parish</span>
            <span data-testid="end" style={{ marginInlineStart: 'auto' }}>
              Menu
            </span>
          </div>
        </header>
        <main style={{ blockSize: '300vh', paddingBlockStart: '6rem' }}>
          <p data-testid="middle" style={{ textAlign: 'center' }}>
            Text
          </p>
          {sample}
        </main>
      </>,
    );
    const places = () =>
      ['end', 'middle'].map((name) => screen.getByTestId(name).element().getBoundingClientRect().left);
    const before = places();
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    expect(locked()).toBe(true);
    expect(places()).toEqual(before);
  });

  it('keeps its buttons above raised content that scrolls under them', async () => {
    const screen = await mount(
      <DialogRoot open>
        <DialogContent title="Edit">
          <p style={{ position: 'relative', zIndex: 1, blockSize: '200vh' }}>Text</p>
          <DialogFooter>
            <Button>Save</Button>
          </DialogFooter>
        </DialogContent>
      </DialogRoot>,
    );
    const save = screen.getByRole('button', { name: 'Save' }).element();
    const place = save.getBoundingClientRect();
    const text = screen.getByText('Text').element().getBoundingClientRect();
    expect(text.bottom).toBeGreaterThan(place.bottom);
    const seen = document.elementFromPoint((place.left + place.right) / 2, (place.top + place.bottom) / 2);
    expect(save.contains(seen)).toBe(true);
  });

  it('unlocks the page when it is unmounted while open', async () => {
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await screen.unmount();
    freePage();
  });

  it('focuses the page if its opener no longer exists', async () => {
    const screen = await mount(<Vanishing />);
    await screen.getByRole('button', { name: 'Once' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the focus that the next page has set', async () => {
    const screen = await mount(<Leading />);
    await screen.getByRole('button', { name: 'Open' }).click();
    await screen.getByRole('button', { name: 'Contact seller' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await nextFrames(2);
    await expect.element(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  });
});
