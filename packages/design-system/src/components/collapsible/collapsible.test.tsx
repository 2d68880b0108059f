import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Collapsible } from './collapsible.tsx';

const sample = (
  <Collapsible summary="More">
    <a href="#inside">Inside</a>
  </Collapsible>
);

describeConformance('Collapsible', sample, { component: 'collapsible', asChild: false, portal: false });

describe('the keyboard of the disclosure pattern', () => {
  it.each(['{Enter}', ' '])('%s opens it and closes it', async (key) => {
    const screen = await mount(sample);
    const button = screen.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByRole('link', { name: 'Inside' })).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByText('Inside')).not.toBeVisible();
    await expect.element(button).toHaveFocus();
  });

  it('Tab reaches its content only while it is open', async () => {
    const screen = await mount(
      <>
        {sample}
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link')).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Inside' })).toHaveFocus();
  });
});

describe('Collapsible', () => {
  it('references the part that it expands with aria-controls', async () => {
    const screen = await mount(sample);
    const id = screen.getByRole('button').element().getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Inside');
  });

  it('keeps the controlled state', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    const screen = await mount(
      <Collapsible onOpenChange={onOpenChange} open summary="More">
        Inside
      </Collapsible>,
    );
    await screen.getByRole('button').click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  });
});
