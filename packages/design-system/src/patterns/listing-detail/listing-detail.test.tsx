import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount, within } from '../../../test/mount.tsx';
import { goods } from '../market-samples.ts';
import { ListingDetail } from './listing-detail.tsx';
import { ListingDetailDialog } from './listing-detail-dialog.tsx';

const photos = [goods.icon, goods.rosary, goods.books];
const sample = (
  <ListingDetail
    actions={{}}
    description="Egg tempera."
    owner={{ name: 'Irena Kowalska' }}
    photos={photos}
    price={340}
    title="Icon"
  />
);

describeConformance('ListingDetail', sample, { component: 'listing-detail', asChild: false, portal: false });

const dialog = (open: boolean, change = vi.fn<(open: boolean) => void>()) => (
  <ListingDetailDialog onOpenChange={change} open={open} title="Icon">
    {sample}
  </ListingDetailDialog>
);

const owned = (status: 'available' | 'sold', busy: 'sold' | 'available' | null = null) => (
  <ListingDetailDialog onOpenChange={vi.fn<(open: boolean) => void>()} open title="Icon">
    <ListingDetail
      actions={{
        busy,
        onMarkSold: vi.fn<() => void>(),
        onMarkAvailable: vi.fn<() => void>(),
        onReservedChange: vi.fn<(reserved: boolean) => void>(),
      }}
      description=""
      owner={{ name: 'Irena Kowalska' }}
      photos={[]}
      price={340}
      status={status}
      title="Icon"
    />
  </ListingDetailDialog>
);

const at = (number: number) =>
  vi.waitFor(() => {
    expect(document.querySelector('[data-part="position"]')?.textContent).toBe(`Photo ${number} of 3`);
    const strip = document.querySelector('[data-part="strip"]');
    expect(Math.round(Math.abs(strip?.scrollLeft ?? 0) / (strip?.clientWidth ?? 1))).toBe(number - 1);
  }, 10_000);

describe('the gallery', () => {
  it.each(['ltr', 'rtl'] as const)('follows the arrow keys, Home and End in %s', async (dir) => {
    const screen = await mount(sample, { dir });
    const [forward, backward] =
      dir === 'rtl' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await expect.element(screen.getByRole('group', { name: 'Photo 1 of 3' })).toHaveFocus();
    await userEvent.keyboard(forward ?? '');
    await at(2);
    await userEvent.keyboard('{End}');
    await at(3);
    await userEvent.keyboard(forward ?? '');
    await at(3);
    await userEvent.keyboard(backward ?? '');
    await at(2);
    await userEvent.keyboard('{Home}');
    await at(1);
  });

  it('moves on at every press, even while it is still scrolling', async () => {
    const screen = await mount(sample);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await at(3);
    await expect.element(screen.getByRole('group', { name: 'Photo 3 of 3' })).toHaveFocus();
  });

  it('shows the last photo if the current one is removed', async () => {
    const screen = await mount(sample);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await at(3);
    await screen.rerender(
      <ListingDetail
        actions={{}}
        description=""
        owner={{ name: 'Irena Kowalska' }}
        photos={photos.slice(0, 2)}
        price={340}
        title="Icon"
      />,
    );
    await expect.element(screen.getByRole('group', { name: 'Photo 2 of 2' })).toBeVisible();
  });

  it('moves one photo per key in the lightbox, and closes without closing the dialog below', async () => {
    const change = vi.fn<(open: boolean) => void>();
    const screen = await mount(dialog(true, change));
    const enlarge = screen.getByRole('button', { name: 'View large' });
    await enlarge.click();
    // The lightbox is loaded after the press.
    await expect.element(screen.getByText('1 of 3', { exact: true })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('2 of 3', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await at(2);
    await expect.element(enlarge).toHaveFocus();
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    ['Alt with an arrow', { key: 'ArrowRight', altKey: true }],
    ['Ctrl with End', { key: 'End', ctrlKey: true }],
    ['Command with an arrow', { key: 'ArrowRight', metaKey: true }],
  ])('leaves %s to the browser', async (_, keys) => {
    const screen = await mount(sample);
    const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
    screen.getByRole('group', { name: 'Photo 1 of 3' }).element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await at(1);
  });

  it('keeps the focus on a button that becomes disabled at the end', async () => {
    const screen = await mount(sample);
    const next = screen.getByRole('button', { name: 'Next photo' });
    await next.click();
    await next.click();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
  });
});

it('shows no seller and no actions if there are none', async () => {
  const { container } = await mount(
    <ListingDetail actions={{}} description="Egg tempera." photos={photos} price={340} title="Icon" />,
  );
  expect(container.querySelector('[data-part="owner"]')).toBeNull();
  expect(container.querySelector('[data-part="actions"]')).toBeNull();
  expect(container.textContent).toContain('Egg tempera.');
  expect(container.textContent).not.toContain('Seller');
});

describe('marking by the owner', () => {
  it.each([
    ['sold', 'Mark as sold', 'List again'],
    ['available', 'List again', 'Mark as sold'],
  ] as const)('as %s keeps the focus on the button that undoes it', async (next, pressed, other) => {
    const before = next === 'sold' ? 'available' : 'sold';
    const screen = await mount(owned(before));
    await screen.getByRole('button', { name: pressed }).click();
    await screen.rerender(owned(before, next));
    await screen.rerender(owned(next));
    await expect.element(screen.getByRole('button', { name: other })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: pressed })).not.toBeInTheDocument();
  });
});

describe('ListingDetailDialog', () => {
  it('is not rendered on a server', () => {
    expect(renderToString(within(dialog(true)))).not.toContain('Icon');
  });

  it('focuses the title, and closes with Escape', async () => {
    const change = vi.fn<(open: boolean) => void>();
    const screen = await mount(dialog(true, change));
    await expect.element(screen.getByRole('heading', { name: 'Icon' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(change).toHaveBeenCalledExactlyOnceWith(false);
  });
});
