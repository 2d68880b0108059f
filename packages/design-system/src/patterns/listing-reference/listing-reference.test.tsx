import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { ListingReference } from './listing-reference.tsx';

const sample = { title: 'Candlestick', price: 45, href: '#candlestick' };

describeConformance('ListingReference', <ListingReference {...sample} />, {
  component: 'listing-reference',
  asChild: false,
  portal: false,
});

it('is a link as a whole, except for its button', async () => {
  const onRemove = vi.fn<() => void>();
  await mount(<ListingReference {...sample} onRemove={onRemove} />);
  const root = document.querySelector('[data-component="listing-reference"]');
  const { top, left, height } = root?.getBoundingClientRect() ?? new DOMRect();
  const under = document.elementFromPoint(left + 20, top + height / 2);
  expect(under?.closest('a')?.getAttribute('href')).toBe('#candlestick');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('#candlestick');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledOnce();
});

it('shows the availability as text', async () => {
  const screen = await mount(<ListingReference {...sample} status="reserved" />);
  await expect.element(screen.getByText('Reserved')).toBeVisible();
  await screen.rerender(<ListingReference {...sample} status="gone" />);
  await expect.element(screen.getByText('No longer offered')).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

it('shows the town while the listing exists', async () => {
  const screen = await mount(<ListingReference {...sample} place="Decatur, IL" />);
  await expect.element(screen.getByText('Decatur, IL')).toBeVisible();
  await screen.rerender(<ListingReference {...sample} place="Decatur, IL" status="gone" />);
  await expect.element(screen.getByText('Decatur, IL')).not.toBeInTheDocument();
});
