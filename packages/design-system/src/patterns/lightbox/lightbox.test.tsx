import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { samplePicture } from '../feed-post/samples.ts';
import { Lightbox } from './lightbox.tsx';

const { src } = samplePicture(400, 300);
const pictures = ['dawn', 'noon', 'dusk'].map((id) => ({ id, name: `${id}.jpg`, src }));

const sample = {
  currentId: 'noon',
  onCurrentIdChange: vi.fn<() => void>(),
  onOpenChange: vi.fn<() => void>(),
  open: true,
  pictures,
};

describeConformance('Lightbox', (props) => <Lightbox {...sample} {...props} />, {
  component: 'dialog',
  asChild: false,
  portal: true,
});

it('is a dialog named by the picture, and closes with Escape or its button', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const screen = await mount(<Lightbox {...sample} onOpenChange={onOpenChange} />);
  await expect.element(screen.getByRole('dialog', { name: 'noon.jpg' })).toHaveFocus();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 3');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

it('shows its title if it has one', async () => {
  const screen = await mount(<Lightbox {...sample} title="The icon" />);
  await expect.element(screen.getByRole('dialog', { name: 'The icon' })).toBeVisible();
});

const touch = (type: string, clientX: number, clientY: number) =>
  document
    .querySelector('[data-part="stage"]')
    ?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, clientX, clientY, isPrimary: true, pointerType: 'touch' }),
    );

describe('a finger', () => {
  it.each([
    ['ltr', -100, 0, 'dusk'],
    ['ltr', 100, 0, 'dawn'],
    ['rtl', -100, 0, 'dawn'],
    ['rtl', 100, 0, 'dusk'],
    ['ltr', 20, 0, null],
    ['ltr', -100, 90, null],
  ] as const)('in %s that moves %d, %d px shows %s', async (dir, x, y, shown) => {
    await page.viewport(375, 667);
    const onCurrentIdChange = vi.fn<(id: string) => void>();
    await mount(<Lightbox {...sample} onCurrentIdChange={onCurrentIdChange} />, { dir });
    touch('pointerdown', 180, 300);
    touch('pointerup', 180 + x, 300 + y);
    expect(onCurrentIdChange.mock.calls).toEqual(shown === null ? [] : [[shown]]);
  });

  it('shows no other picture if the browser uses the gesture, for example to zoom', async () => {
    const onCurrentIdChange = vi.fn<(id: string) => void>();
    await mount(<Lightbox {...sample} onCurrentIdChange={onCurrentIdChange} />);
    touch('pointerdown', 180, 300);
    touch('pointercancel', 180, 300);
    touch('pointerup', 20, 300);
    expect(onCurrentIdChange).not.toHaveBeenCalled();
  });
});

it('ignores the browser’s shortcuts', async () => {
  const onCurrentIdChange = vi.fn<(id: string) => void>();
  await mount(<Lightbox {...sample} onCurrentIdChange={onCurrentIdChange} />);
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(onCurrentIdChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}');
  expect(onCurrentIdChange.mock.calls).toEqual([['dusk'], ['dawn'], ['dusk']]);
});

it('is not rendered while there is no picture to show', async () => {
  const screen = await mount(<Lightbox {...sample} currentId={null} />);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

describe('a picture that failed to load', () => {
  it('can be reloaded in place', async () => {
    const onRetry = vi.fn<() => void>();
    const failed = { id: 'noon', name: 'noon.jpg', error: 'It did not come.', onRetry };
    const screen = await mount(<Lightbox {...sample} pictures={[failed]} />);
    await screen.getByRole('button', { name: 'Retry' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await screen.rerender(<Lightbox {...sample} pictures={[{ id: 'noon', name: 'noon.jpg', src }]} />);
    await expect.element(screen.getByRole('img', { name: 'noon.jpg' })).toBeVisible();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('reloads a broken picture, and shows it as soon as it has loaded', async () => {
    const onError = vi.fn<() => void>();
    document.addEventListener('error', onError, { capture: true });
    const broken = { id: 'noon', name: 'noon.jpg', src: 'data:image/png;base64,AAAA' };
    const screen = await mount(<Lightbox {...sample} pictures={[broken]} />);
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => onError.mock.calls).toHaveLength(2);
    document.removeEventListener('error', onError, { capture: true });
    await screen.rerender(<Lightbox {...sample} pictures={[{ ...broken, src }]} />);
    await expect.element(screen.getByRole('img', { name: 'noon.jpg' })).toBeVisible();
  });

  it('has no retry button if the error is permanent', async () => {
    const broken = { id: 'noon', name: 'noon.jpg', error: 'It has gone with its sender.' };
    const screen = await mount(<Lightbox {...sample} pictures={[broken]} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('It has gone with its sender.');
    await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });
});
