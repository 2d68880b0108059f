import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { passTime, stopClock } from '../../../test/clock.ts';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../dialog/dialog.tsx';
import { Tooltip } from './tooltip.tsx';

describeConformance(
  'Tooltip',
  <Tooltip open text="A hint">
    <Button>Share</Button>
  </Tooltip>,
  { component: 'tooltip', asChild: false, portal: true },
);

const sample = (
  <Tooltip text="Everyone sees it">
    <Button>Share</Button>
  </Tooltip>
);

it.each([
  ['mouse', 1],
  ['touch', 0],
])('after the delay, a %s shows %d hints', async (pointerType, hints) => {
  stopClock();
  const screen = await mount(sample);
  const button = screen.getByRole('button', { name: 'Share' }).element();
  button.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType }));
  await passTime(499);
  expect(screen.getByRole('tooltip').elements()).toHaveLength(0);
  await passTime(1);
  await expect.poll(() => screen.getByRole('tooltip').elements()).toHaveLength(hints);
});

describe('the keyboard of the tooltip pattern', () => {
  it('shows the hint when the control gets the focus, and describes the control with it', async () => {
    const screen = await mount(sample);
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Everyone sees it');
    await expect
      .element(screen.getByRole('button', { name: 'Share' }))
      .toHaveAccessibleDescription('Everyone sees it');
  });

  it('Escape hides it, and the focus stays', async () => {
    const screen = await mount(sample);
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button')).toHaveFocus();
  });

  it('closes when the control loses the focus', async () => {
    const screen = await mount(
      <>
        {sample}
        <Button>Next</Button>
      </>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('Escape closes the hint before the dialog around it', async () => {
    const screen = await mount(
      <DialogRoot>
        <DialogTrigger>
          <Button>Open</Button>
        </DialogTrigger>
        <DialogContent title="Outer">{sample}</DialogContent>
      </DialogRoot>,
    );
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('Tooltip', () => {
  it('shows the hint on hover, and hides it afterwards', async () => {
    const screen = await mount(
      <div style={{ padding: '6rem' }}>
        {sample}
        <p style={{ marginBlockStart: '12rem' }}>On the way</p>
        <p>Elsewhere</p>
      </div>,
    );
    await userEvent.hover(screen.getByRole('button'));
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await userEvent.hover(screen.getByText('On the way'));
    await userEvent.hover(screen.getByText('Elsewhere'));
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('never names the control', async () => {
    const screen = await mount(sample);
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toBeVisible();
    await expect.element(screen.getByRole('button')).toHaveAccessibleName('Share');
  });
});
