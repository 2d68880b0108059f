import { expect, it, vi } from 'vitest';
import { describeAnswers } from '../../../test/answers.tsx';
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

describeAnswers('OfferList', ({ rows, accepted, ...answers }) => (
  <OfferList
    {...sample}
    {...answers}
    data-testid="list"
    offers={rows.map((row) => ({ ...offer, ...row, busy: row.id === accepted ? 'accept' : null }))}
  />
));

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
