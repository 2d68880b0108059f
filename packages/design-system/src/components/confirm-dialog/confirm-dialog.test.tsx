import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Button } from '../button/button.tsx';
import { useConfirm } from './confirm-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const texts = { title: 'Delete?', description: 'For good.', confirmLabel: 'Delete' };
const nothing = () => undefined;

describeConformance(
  'ConfirmDialog',
  <ConfirmDialog {...texts} onCancel={nothing} onConfirm={nothing} open />,
  { component: 'alert-dialog', asChild: false, portal: true },
);

function Asking({ onConfirm }: { onConfirm: () => void | Promise<void> }) {
  const [open, setOpen] = useState(false);
  const confirm = async () => {
    await onConfirm();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog {...texts} onCancel={() => setOpen(false)} onConfirm={confirm} open={open} />
    </>
  );
}

const ask = async (onConfirm: () => void | Promise<void>) => {
  const screen = await mount(<Asking onConfirm={onConfirm} />);
  await screen.getByRole('button', { name: 'Ask' }).click();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  return screen;
};

describe('the keyboard of the alert dialog pattern', () => {
  it('initially focuses Cancel, and Tab cycles between the two', async () => {
    const screen = await ask(nothing);
    await expect
      .element(screen.getByRole('alertdialog', { name: 'Delete?' }))
      .toHaveAccessibleDescription('For good.');
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it.each(['{Enter}', ' ', '{Escape}'])('%s on the initial focus changes nothing', async (key) => {
    const onConfirm = vi.fn<() => void>();
    const screen = await ask(onConfirm);
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(document.body.style.pointerEvents).not.toBe('none');
  });
});

describe('ConfirmDialog', () => {
  it('stays open with the focus until the confirmed action is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const screen = await ask(() => promise);
    const confirm = screen.getByRole('button', { name: 'Delete' });
    await confirm.click();
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(confirm).toHaveFocus();
    resolve();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  it('does not close by a press outside', async () => {
    const screen = await ask(nothing);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  });
});

function Promising() {
  const confirm = useConfirm();
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const ask = async () => {
    const answer = await confirm(texts);
    setAnswers((given) => [...given, answer]);
  };
  return (
    <>
      <Button onClick={() => void ask()}>Ask</Button>
      <output>{answers.join(' ')}</output>
    </>
  );
}

describe('useConfirm', () => {
  it('resolves to true for the action, and to false for Cancel and Escape', async () => {
    const screen = await mount(<Promising />);
    const button = screen.getByRole('button', { name: 'Ask' });
    await button.click();
    await screen.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('true');
    await button.click();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('true false');
    await button.click();
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('true false false');
  });
});
