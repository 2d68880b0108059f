import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrames } from '../../test/frames.ts';
import { mount } from '../../test/mount.tsx';
import { Button } from '../components/button/button.tsx';
import { Combobox } from '../components/combobox/combobox.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../components/dialog/dialog.tsx';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from '../components/dropdown-menu/dropdown-menu.tsx';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../components/popover/popover.tsx';
import { Select } from '../components/select/select.tsx';
import { Sheet } from '../components/sheet/sheet.tsx';

const popups: HTMLElement[] = [];

afterEach(() => {
  for (const popup of popups.splice(0)) popup.remove();
});

/**
 * Simulates the popup of a browser extension: an element above everything, with a field and a button. It can
 * remove itself when it is pressed.
 */
function appendPopup(tag: string, parent: Element) {
  const host = document.createElement(tag);
  host.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-start: 0; z-index: 2147483647';
  const field = document.createElement('input');
  field.setAttribute('aria-label', 'Search passwords');
  const button = document.createElement('button');
  button.textContent = 'Fill';
  host.append(field, button);
  parent.append(host);
  popups.push(host);
  return { host, field, button };
}

const trigger = <Button>Open</Button>;

function OpenSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Sheet onOpenChange={setOpen} open={open} title="Menu">
        <input aria-label="Title" />
      </Sheet>
    </>
  );
}

const layers = {
  dialog: (
    <DialogRoot>
      <DialogTrigger>{trigger}</DialogTrigger>
      <DialogContent title="Edit">
        <input aria-label="Title" />
      </DialogContent>
    </DialogRoot>
  ),
  sheet: <OpenSheet />,
  popover: (
    <PopoverRoot>
      <PopoverTrigger>{trigger}</PopoverTrigger>
      <PopoverContent title="Share">
        <input aria-label="Title" />
      </PopoverContent>
    </PopoverRoot>
  ),
};

const places = [
  ['a plain element in the body', 'div', 'body'],
  ['an element that the page does not know', 'com-password-menu', 'body'],
  ['an element outside of the body', 'div', 'html'],
] as const;

const cases = Object.entries(layers).flatMap(([name, layer]) =>
  places.map((place) => [name, place[0], layer, place[1], place[2]] as const),
);

describe('a popup of a browser extension', () => {
  it.each(cases)('can be used next to an open %s, as %s', async (_name, _place, layer, tag, parent) => {
    const screen = await mount(layer);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const inside = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.click(inside);
    const { host, field, button } = appendPopup(tag, document.querySelector(parent) ?? document.body);

    await userEvent.click(field);
    await userEvent.keyboard('parish');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('parish');
    button.addEventListener('click', () => host.remove());
    await userEvent.click(button);
    await nextFrames(2);
    await expect.element(inside).toBeVisible();

    await userEvent.click(inside);
    await userEvent.keyboard('Lauds');
    await expect.element(inside).toHaveValue('Lauds');
  });

  it.each(Object.entries(layers))('changes nothing for a press outside of a %s', async (_name, layer) => {
    const screen = await mount(<div style={{ blockSize: '100vh' }}>{layer}</div>);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const inside = screen.getByRole('textbox', { name: 'Title' });
    await expect.element(inside).toBeVisible();
    appendPopup('div', document.body);
    await userEvent.click(document.documentElement, { position: { x: 2, y: 300 }, force: true });
    await expect.element(inside).not.toBeInTheDocument();
  });

  it('is recognized by its unknown element if it existed before the page', async () => {
    const { button } = appendPopup('com-password-button', document.body);
    const screen = await mount(layers.popover);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(button);
    await nextFrames(2);
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });

  const lists = {
    menu: (
      <MenuRoot>
        <MenuTrigger>{trigger}</MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => {}}>Edit</MenuItem>
        </MenuContent>
      </MenuRoot>
    ),
    combobox: (
      <Combobox aria-label="Saint" itemKey={(name) => name} itemText={(name) => name} items={['Lucy']} />
    ),
    select: <Select aria-label="Saint" options={[{ value: 'lucy', label: 'Lucy' }]} />,
  };

  it.each(Object.entries(lists))('leaves a %s open', async (name, list) => {
    const screen = await mount(list);
    await userEvent.click(screen.getByRole(name === 'menu' ? 'button' : 'combobox'));
    const entry = screen.getByRole(name === 'menu' ? 'menuitem' : 'option');
    await expect.element(entry).toBeVisible();
    const { button } = appendPopup('div', document.body);
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await nextFrames(2);
    await expect.element(entry).toBeVisible();
  });
});
