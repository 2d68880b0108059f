import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { FileAttachment } from './file-attachment.tsx';

describeConformance('FileAttachment', <FileAttachment name="programme.pdf" size={482_000} />, {
  component: 'file-attachment',
  asChild: false,
  portal: false,
});

describe('a file on its way', () => {
  it('can be cancelled by keyboard, and removed only when it is idle', async () => {
    const [onCancel, onRemove] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const props = { name: 'programme.pdf', onCancel, onRemove };
    const screen = await mount(<FileAttachment {...props} progress={10} state="uploading" />);
    await expect.element(screen.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    await screen.rerender(<FileAttachment {...props} state="done" />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove: programme.pdf' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('shows the progress, or that it is unknown', async () => {
    const screen = await mount(<FileAttachment name="a.pdf" progress={null} state="uploading" />);
    const bar = screen.getByRole('progressbar', { name: 'Uploading a.pdf' });
    await expect.element(bar).not.toHaveAttribute('aria-valuenow');
    await screen.rerender(<FileAttachment name="a.pdf" progress={70} state="uploading" />);
    await expect.element(bar).toHaveAttribute('aria-valuenow', '70');
  });
});
