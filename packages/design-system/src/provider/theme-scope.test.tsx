import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { mount } from '../../test/mount.tsx';
import { AlertDialog } from '../components/alert-dialog/alert-dialog.tsx';
import { Button } from '../components/button/button.tsx';
import { DialogContent, DialogRoot } from '../components/dialog/dialog.tsx';
import { MenuContent, MenuItem, MenuRoot, MenuTrigger } from '../components/dropdown-menu/dropdown-menu.tsx';
import { Sheet } from '../components/sheet/sheet.tsx';
import { ThemeScope } from './theme-scope.tsx';

describeConformance('ThemeScope', <ThemeScope data-color-scheme="dark">Vespers</ThemeScope>, {
  component: 'theme-scope',
  asChild: false,
  portal: false,
});

const ignore = () => undefined;

const layers = [
  [
    'dialog',
    <DialogRoot key="dialog" open>
      <DialogContent title="Vespers">At six</DialogContent>
    </DialogRoot>,
  ],
  [
    'alertdialog',
    <AlertDialog
      action={<Button>Leave</Button>}
      cancel={<Button>Stay</Button>}
      description="Your words are kept."
      key="alertdialog"
      onOpenChange={ignore}
      open
      title="Vespers"
    />,
  ],
  [
    'dialog',
    <Sheet key="sheet" onOpenChange={ignore} open title="Vespers">
      At six
    </Sheet>,
  ],
  [
    'menu',
    <MenuRoot key="menu" open>
      <MenuTrigger>
        <Button>Vespers</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem>At six</MenuItem>
      </MenuContent>
    </MenuRoot>,
  ],
] as const;

const groundOf = async (scope: ReactElement) => {
  const screen = await mount(scope);
  return getComputedStyle(screen.getByText('Vespers').element()).backgroundColor;
};

describe('the background of a part with its own theme', () => {
  it("is the page's background in the part's own scheme", async () => {
    expect(await groundOf(<ThemeScope data-color-scheme="dark">Vespers</ThemeScope>)).toBe('rgb(17, 15, 11)');
  });

  it('can be omitted for a card with its own background', async () => {
    const ground = await groundOf(
      <ThemeScope data-color-scheme="dark" ground="none">
        Vespers
      </ThemeScope>,
    );
    expect(ground).toBe('rgba(0, 0, 0, 0)');
  });
});

const nested = (scheme: 'light' | 'dark') => (
  <ThemeScope data-season="violet">
    <ThemeScope data-color-scheme={scheme}>
      <DialogRoot open>
        <DialogContent title="Vespers">At six</DialogContent>
      </DialogRoot>
    </ThemeScope>
  </ThemeScope>
);

describe('layers of a part of the page with its own theme', () => {
  it.each(layers)('(%s) looks like that part', async (role, layer) => {
    await mount(
      <ThemeScope data-color-scheme="dark" dir="rtl">
        {layer}
      </ThemeScope>,
    );
    await expect.poll(() => document.querySelector(`[role="${role}"]`)).not.toBeNull();
    const element = document.querySelector(`[role="${role}"]`);
    if (element === null) throw new Error('Nothing opened.');
    const { colorScheme, direction } = getComputedStyle(element);
    expect({ colorScheme, direction }).toEqual({ colorScheme: 'dark', direction: 'rtl' });
  });

  it('inherits from the outer scope, and follows a change', async () => {
    const screen = await mount(nested('dark'));
    const dialog = screen.getByRole('dialog');
    const scope = () => dialog.element().closest('[data-color-scheme]');
    expect(scope()).toHaveAttribute('data-season', 'violet');
    const before = dialog.element();
    await screen.rerender(nested('light'));
    expect(scope()).toHaveAttribute('data-color-scheme', 'light');
    expect(dialog.element()).toBe(before);
  });

  it('removes its container on unmount', async () => {
    const screen = await mount(<ThemeScope data-color-scheme="dark">Vespers</ThemeScope>);
    expect(document.querySelectorAll('body > [data-color-scheme]')).toHaveLength(1);
    await screen.unmount();
    expect(document.querySelectorAll('body > [data-color-scheme]')).toHaveLength(0);
  });
});
