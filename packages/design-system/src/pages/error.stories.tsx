import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../components/button-link/button-link.tsx';
import { Container } from '../components/container/container.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { IconMap } from '../icons/map.tsx';
import { ErrorScreen } from '../patterns/error-screen/error-screen.tsx';
import { isAPage } from './expectations.ts';
import { MemberPage } from './member-page.tsx';

const meta = {
  title: 'Pages/Error',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const reload = fn();

/** A screen has crashed. The error page says so and links back to the site. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <ErrorScreen
      detail={'TypeError: posts.map is not a function\n    at FeedList (feed-list.tsx:44:12)'}
      detailLabel="Error details"
      hint="Load the page again. What you wrote is kept on this device; nothing of it is lost."
      onReload={reload}
      reloadLabel="Reload"
      title="Something went wrong"
    />
  ),
  play: async ({ canvas }) => {
    reload.mockClear();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(reload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Error details' }));
    await expect(canvas.getByText(/feed-list/u)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The page for an unknown address within the site. */
export const NotFound: Story = {
  render: () => (
    <MemberPage>
      <Container size="md" style={{ paddingBlock: 'var(--ds-space-8)' }}>
        <EmptyState
          action={<ButtonLink href="#home">Go to the community</ButtonLink>}
          description="It may have been moved, or its author has taken it down."
          headingLevel={1}
          icon={<IconMap size="lg" />}
          title="There is no page at this address"
        />
      </Container>
    </MemberPage>
  ),
  play: isAPage,
};
