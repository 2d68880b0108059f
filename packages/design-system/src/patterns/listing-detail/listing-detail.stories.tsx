import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
import { goods } from '../market-samples.ts';
import { OfferList } from '../offer-list/offer-list.tsx';
import { ListingDetail } from './listing-detail.tsx';
import { ListingDetailDialog } from './listing-detail-dialog.tsx';

const title = 'Icon of Our Lady of Tenderness, hand-painted';
const photos = [goods.icon, goods.candlestick, goods.books, goods.rosary];
const readersActions = {
  saved: false,
  onSavedChange: fn(),
  onContact: fn(),
  onOffer: fn(),
  onShare: fn(),
  onReport: fn(),
};
const ownersActions = {
  onEdit: fn(),
  onReservedChange: fn(),
  onMarkSold: fn(),
  onMarkAvailable: fn(),
  onDelete: fn(),
  onShare: fn(),
};

const meta = {
  title: 'Patterns/Market/ListingDetail',
  component: ListingDetail,
  args: {
    title,
    price: 340,
    category: 'Religious Art',
    description:
      'Egg tempera and 23-carat gold leaf on a lime panel with a riza of gilt brass, written by the sisters of the hermitage at Nemi. 32 × 40 cm.\n\nIt hung in my mother’s house for thirty years, beside the window of the kitchen. The gold has a fine scratch in the lower corner, seen only from the side; the panel is sound.\n\nIt can be seen after Mass on Sundays.',
    photos,
    owner: {
      name: 'Irena Kowalska',
      href: '#irena',
      facts: ['Member since March 2021', 'Saint Casimir', 'Usually answers within a day'],
      listings: { href: '#listings', label: '3 other listings' },
    },
    place: 'Oakland, CA',
    distance: 3,
    createdAt: '2026-11-02T10:00:00Z',
    actions: readersActions,
  },
} satisfies Meta<typeof ListingDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const position = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-part="position"]');

export const Reader: Story = {
  tags: ['direction'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact seller' }));
    await expect(args.actions.onContact).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    const owner = canvas.getByRole('link', { name: 'Irena Kowalska' });
    await expect(owner.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);

    await expect(canvas.getByText('Usually answers within a day')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '3 other listings' })).toBeVisible();
    await expect(canvas.getByText('Oakland, CA · 3 miles away')).toBeVisible();
    const gallery = canvas.getByRole('group', { name: 'Photos' });
    await expect(within(gallery).getByRole('img', { name: goods.icon.description ?? '' })).toBeVisible();
    const rtl = document.documentElement.dir === 'rtl';
    const strip = within(gallery).getByRole('group');
    strip.focus();
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(position(canvasElement)).toHaveTextContent('Photo 2 of 4'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(position(canvasElement)).toHaveTextContent('Photo 4 of 4'));
    await expect(canvas.getByRole('button', { name: 'Next photo' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(Math.abs(strip.scrollLeft)).toBeGreaterThan(strip.clientWidth * 2.9));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(position(canvasElement)).toHaveTextContent('Photo 1 of 4'));
    await userEvent.click(canvas.getByRole('button', { name: 'Show photo 3' }));
    await waitFor(() => expect(position(canvasElement)).toHaveTextContent('Photo 3 of 4'));
    await expect(canvas.getByRole('button', { name: 'Show photo 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Swiping scrolls the strip of photos. The thumbnails and the buttons follow. */
export const Swiped: Story = {
  tags: ['direction'],
  play: async ({ canvas, canvasElement }) => {
    const strip = canvas.getByRole('group', { name: 'Photo 1 of 4' });
    strip.scrollTo({ left: strip.clientWidth * (document.documentElement.dir === 'rtl' ? -1 : 1) });
    await waitFor(() => expect(position(canvasElement)).toHaveTextContent('Photo 2 of 4'));
    await expect(canvas.getByRole('img', { name: goods.candlestick.description ?? '' })).toBeVisible();
  },
};

/**
 * A press on the photo opens the lightbox. After the lightbox closes, the gallery shows the photo that was last
 * shown in it.
 */
export const ViewedLarge: Story = {
  tags: ['direction'],
  parameters: { picture: 'page' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('img', { name: goods.icon.description ?? '' }));
    const large = within(await within(document.body).findByRole('dialog'));
    await expect(large.getByRole('img', { name: goods.icon.description ?? '' })).toBeVisible();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(large.getByText('2 of 4')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(position(canvasElement)).toHaveTextContent('Photo 2 of 4'));

    const enlarge = canvas.getByRole('button', { name: 'View large' });
    await userEvent.click(enlarge);
    await within(document.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(enlarge).toHaveFocus());
  },
};

/** The details of a car. Each is a term with its value. */
export const WithDetails: Story = {
  args: {
    title: 'Minivan for a growing family',
    category: 'Cars',
    price: 8900,
    photos: [goods.car],
    description: 'Eight seats, new brakes. Our children have outgrown it.',
    details: [
      { term: 'Make', value: 'Toyota' },
      { term: 'Year', value: '2014' },
      { term: 'Mileage', value: '92,000 miles' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Make',
      'Year',
      'Mileage',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('92,000 miles');
  },
};

/** A public place to meet, with a line about safety. */
export const WithMeetingPoint: Story = {
  args: {
    meetingPoint: {
      label: 'Meet at Saint Casimir, Oakland',
      href: '#parish',
      note: 'For your safety, meet in daylight, at the parish.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meet at Saint Casimir, Oakland' })).toBeVisible();
    await expect(canvas.getByText('For your safety, meet in daylight, at the parish.')).toBeVisible();
  },
};

export const Owner: Story = {
  args: { actions: ownersActions },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('This is your listing')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Contact seller' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sold' }));
    await expect(args.actions.onMarkSold).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reserve' }));
    await expect(args.actions.onReservedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.actions.onDelete).toHaveBeenCalledOnce();
  },
};

export const OwnerReserved: Story = {
  args: { actions: ownersActions, status: 'reserved', statusLabel: 'Reserved for Benedict Okonkwo' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Reserved for Benedict Okonkwo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End the reservation' }));
    await expect(args.actions.onReservedChange).toHaveBeenLastCalledWith(false);
  },
};

export const OwnerSold: Story = {
  args: { actions: ownersActions, status: 'sold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark as sold' })).toBeNull();
    await expect(canvas.getByText('It is sold. What would you like to do next?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'List again' }));
    await expect(ownersActions.onMarkAvailable).toHaveBeenCalledOnce();
  },
};

/** A reader who has made an offer. It can be changed or withdrawn. */
export const ReaderWithOffer: Story = {
  args: {
    actions: {
      ...readersActions,
      offerNote: 'You have offered $300. The seller has not answered yet.',
      onOffer: fn(),
      onWithdrawOffer: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You have offered \$300/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change your offer' }));
    await expect(args.actions.onOffer).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw your offer' }));
    await expect(args.actions.onWithdrawOffer).toHaveBeenCalledOnce();
  },
};

/** The owner sees the offers below the actions. */
export const OwnerWithOffers: Story = {
  args: {
    actions: ownersActions,
    offers: (
      <OfferList
        emptyText="Offers appear here."
        label="Offers"
        offers={[{ id: '1', name: 'Benedict Okonkwo', amount: 300, createdAt: '2026-11-04T10:00:00Z' }]}
        onAccept={fn()}
        onDecline={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Offers' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept' })).toHaveAccessibleDescription(
      'Benedict Okonkwo, $300',
    );
  },
};

/** A sold listing has no contact button. */
export const ReaderSold: Story = {
  args: {
    actions: {
      ...readersActions,
      onContact: undefined,
      contactNote: 'This has been sold: the seller can no longer be asked about it.',
    },
    status: 'sold',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This has been sold/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Contact seller' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'List again' })).toBeNull();
    await expect(canvas.queryByText(/What would you like to do next/)).toBeNull();
  },
};

/** The staff can delete the listing, although they do not own it. */
export const Staff: Story = {
  args: { actions: { ...readersActions, onDelete: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(canvas.queryByText('This is your listing')).toBeNull();
  },
};

export const Busy: Story = {
  args: { actions: { ...readersActions, busy: 'contact' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Contact seller' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const WithoutPhotos: Story = {
  args: { photos: [], price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Next photo' })).toBeNull();
  },
};

export const OnePhotoUndescribed: Story = {
  args: { photos: [{ ...goods.car, description: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(`${title}, Photo 1 of 1`);
    await expect(canvas.getByRole('button', { name: 'View large' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show photo 1' })).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    description: unbrokenWord,
    category: unbrokenWord,
    place: unbrokenWord,
    owner: { name: longName, facts: [unbrokenWord] },
  },
  play: async ({ canvasElement }) => {
    const detail = canvasElement.querySelector('[data-component="listing-detail"]');
    await expect(detail?.scrollWidth).toBeLessThanOrEqual(detail?.clientWidth ?? 0);
  },
};

const dialog = () => within(document.body).findByRole('dialog');

/** The title gets the focus. Escape closes the dialog and returns the focus. */
export const InDialog: Story = {
  parameters: { picture: 'page' },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>{title}</Button>
        <ListingDetailDialog onOpenChange={setOpen} open={open} title={title}>
          <ListingDetail {...args} />
        </ListingDetailDialog>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: title });
    await userEvent.click(opener);
    const box = within(await dialog());
    await waitFor(() => expect(box.getByRole('heading', { name: title })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await dialog();
  },
};

export const DialogLoading: Story = {
  parameters: { picture: 'page' },
  render: () => <ListingDetailDialog loading onOpenChange={fn()} open title={title} />,
  play: async () => {
    await expect(await dialog()).toHaveAccessibleName('Loading');
  },
};

const retry = fn();

export const DialogFailed: Story = {
  parameters: { picture: 'page' },
  render: () => (
    <ListingDetailDialog
      error="Error fetching marketplace"
      onOpenChange={fn()}
      onRetry={retry}
      open
      title={title}
    />
  ),
  play: async () => {
    const box = within(await dialog());
    await expect(box.getByRole('alert')).toHaveTextContent('Error fetching marketplace');
    await userEvent.click(box.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={8}>
      <ListingDetail {...args} />
      <ListingDetail {...args} actions={ownersActions} photos={[]} price={0} status="reserved" />
      <ListingDetail {...args} actions={ownersActions} description="" photos={[goods.car]} status="sold" />
    </Stack>
  ),
};
