import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { PopoverClose, PopoverContent, PopoverRoot, PopoverTrigger } from './popover.tsx';

describeConformance(
  'PopoverContent',
  (props) => (
    <PopoverRoot open>
      <PopoverTrigger>
        <Button>Filter</Button>
      </PopoverTrigger>
      <PopoverContent title="Filters" {...props} />
    </PopoverRoot>
  ),
  { component: 'popover', asChild: false, portal: true },
);

const sample = (
  <>
    <PopoverRoot>
      <PopoverTrigger>
        <Button>Filter</Button>
      </PopoverTrigger>
      <PopoverContent title="Filters">
        <input aria-label="First" />
        <PopoverClose>
          <Button>Apply</Button>
        </PopoverClose>
      </PopoverContent>
    </PopoverRoot>
    <Button>After</Button>
  </>
);

describe('the keyboard of a non-modal dialog', () => {
  it.each(['{Enter}', ' '])('%s opens it and moves the focus into it', async (key) => {
    const screen = await mount(sample);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus();
    await expect
      .element(screen.getByRole('button', { name: 'Filter' }))
      .toHaveAttribute('aria-expanded', 'true');
  });

  it('Tab and Shift+Tab cycle within it', async () => {
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Filter' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    for (const [role, name] of [
      ['button', 'Close'],
      ['textbox', 'First'],
      ['button', 'Apply'],
      ['button', 'Close'],
    ] as const) {
      await userEvent.tab();
      await expect.element(screen.getByRole(role, { name })).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
  });

  it('Escape closes it and returns the focus', async () => {
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Filter' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('within a dialog, the first Escape closes only the popover, the second the dialog', async () => {
    const screen = await mount(
      <DialogRoot>
        <DialogTrigger>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent title="Outer">{sample}</DialogContent>
      </DialogRoot>,
    );
    await screen.getByRole('button', { name: 'Open' }).click();
    await screen.getByRole('button', { name: 'Filter' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(document.body.style.pointerEvents).not.toBe('none');
  });
});

describe('Popover', () => {
  it('scrolls within a modal dialog', async () => {
    const screen = await mount(
      <DialogRoot>
        <DialogTrigger>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent title="Outer">
          <PopoverRoot>
            <PopoverTrigger>
              <Button>Filter</Button>
            </PopoverTrigger>
            <PopoverContent title="Filters">
              <div style={{ blockSize: '200vh' }}>Long</div>
            </PopoverContent>
          </PopoverRoot>
        </DialogContent>
      </DialogRoot>,
    );
    await screen.getByRole('button', { name: 'Open' }).click();
    await screen.getByRole('button', { name: 'Filter' }).click();
    const popover = screen.getByRole('dialog', { name: 'Filters' });
    await expect.element(popover).toHaveFocus();
    await userEvent.wheel(popover, { delta: { y: 200 } });
    await expect.poll(() => popover.element().scrollTop).toBeGreaterThan(0);
  });

  it('leaves the page usable: a press outside closes it and also takes effect', async () => {
    const screen = await mount(sample);
    await screen.getByRole('button', { name: 'Filter' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await screen.getByRole('button', { name: 'After' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });
});
