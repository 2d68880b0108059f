import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { OfferList, type ListingOffer } from './offer-list.tsx';

const offer: ListingOffer = {
  id: '1',
  name: 'Agnes Bernard',
  amount: 40.5,
  createdAt: '2026-11-14T10:24:00Z',
};

const sample = {
  emptyText: 'None',
  label: 'Offers',
  offers: [offer],
  onAccept: vi.fn<(id: string) => void>(),
  onDecline: vi.fn<(id: string) => void>(),
};

describeConformance('OfferList', <OfferList {...sample} />, {
  component: 'offer-list',
  asChild: false,
  portal: false,
});

it('accepts one answer, and shows that it is being sent', async () => {
  const screen = await mount(<OfferList {...sample} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(sample.onAccept).toHaveBeenCalledExactlyOnceWith('1');
  await screen.rerender(<OfferList {...sample} offers={[{ ...offer, busy: 'accept' }]} />);
  const accept = screen.getByRole('button', { name: 'Accept' });
  await expect.element(accept).toHaveFocus();
  await expect.element(accept).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  expect(sample.onAccept).toHaveBeenCalledOnce();
  expect(sample.onDecline).not.toHaveBeenCalled();
});

it('keeps the focus position when the owner answers one offer after another', async () => {
  const second = { ...offer, id: '2', name: 'Rose Lima', href: '#rose' };
  const screen = await mount(<OfferList {...sample} offers={[offer, second]} />);
  screen.getByRole('button', { name: 'Decline' }).first().element().focus();
  await screen.rerender(<OfferList {...sample} offers={[second]} />);
  await expect.element(screen.getByRole('link', { name: 'Rose Lima' })).toHaveFocus();
  await screen.rerender(<OfferList {...sample} data-testid="list" offers={[]} />);
  await expect.element(screen.getByTestId('list')).toHaveFocus();
});

it('has a button for a message only if the owner can write', async () => {
  const onMessage = vi.fn<(id: string) => void>();
  const screen = await mount(<OfferList {...sample} />);
  await expect.element(screen.getByRole('button', { name: 'Message' })).not.toBeInTheDocument();
  await screen.rerender(<OfferList {...sample} onMessage={onMessage} />);
  const message = screen.getByRole('button', { name: 'Message' });
  await expect.element(message).toHaveAccessibleDescription('Agnes Bernard, $40.50');
  await message.click();
  expect(onMessage).toHaveBeenCalledExactlyOnceWith('1');
});

it('shows the amounts in the currency and the notation of the reader', async () => {
  const screen = await mount(<OfferList {...sample} currency="EUR" />, { locale: 'es' });
  await expect.element(screen.getByText('40,50 €')).toBeVisible();
});
