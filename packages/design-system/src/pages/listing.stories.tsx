import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { MarketScreen } from './market-screen.tsx';

const meta = {
  title: 'Pages/Listing',
  component: MarketScreen,
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
  args: { opened: 'icon' },
} satisfies Meta<typeof MarketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const icon = 'Icon of Our Lady of Tenderness, hand-painted';

/** A listing, over the marketplace from which it was opened. */
export const Overview: Story = {
  tags: ['composed'],
  play: async () => {
    const box = within(await screen.findByRole('dialog', { name: icon }));
    await waitFor(() => expect(box.getByRole('heading', { name: icon })).toHaveFocus());
    await expect(box.getByText('$340')).toBeVisible();
    await expect(box.getByRole('button', { name: 'Contact seller' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Closing the listing returns to the unchanged marketplace. A card opens its own listing. */
export const OpenedByACard: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: icon });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'First Communion dress, size 8' }));
    const box = within(await screen.findByRole('dialog', { name: 'First Communion dress, size 8' }));
    await expect(box.getByText('Free')).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Save' }));
    await expect(box.getByRole('button', { name: /^Saved?$/u })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
