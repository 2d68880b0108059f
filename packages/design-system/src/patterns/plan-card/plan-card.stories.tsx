import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/stack/stack.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanGrid } from './plan-grid.tsx';

const plans = {
  free: {
    name: 'Free',
    description: 'To look around, and to be found by friends.',
    price: 0,
    benefits: ['The community feed and the chat', 'Three listings at a time'],
  },
  disciple: {
    name: 'Disciple',
    description: 'For those who trade now and then.',
    price: 4.99,
    benefits: ['Everything in Free', 'Twelve listings at a time', 'Alerts for saved searches'],
  },
  apostle: {
    name: 'Apostle',
    description: 'For parishes, workshops and those who give a hand.',
    price: 12,
    benefits: [
      'Everything in Disciple',
      'As many listings as you like',
      'Your events on the first page',
      'A share goes to the poor of the diocese',
    ],
  },
};

const meta = {
  title: 'Patterns/Plans/PlanCard',
  component: PlanCard,
  args: { ...plans.disciple, onSelect: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '22rem' }}>
      <PlanCard {...args} />
    </div>
  ),
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Disciple' })).toBeVisible();
    await expect(canvas.getByText('$4.99')).toBeVisible();
    await expect(canvas.getByText('per month')).toBeVisible();
    const select = canvas.getByRole('button', { name: 'Select Plan' });
    await expect(select).toHaveAccessibleDescription('Disciple');
    await userEvent.click(select);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Highlight: Story = {
  args: { ...plans.apostle, highlight: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended')).toBeVisible();
    const plain = getComputedStyle(canvas.getByRole('article'));
    await expect(plain.borderBlockStartWidth).toBe('2px');
  },
};

export const Current: Story = {
  args: { current: true, currentUntil: new Date('2026-12-21T12:00:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your plan')).toBeVisible();
    await expect(canvas.getByText('Active until December 21, 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay for another month' })).toBeVisible();
  },
};

export const Free: Story = {
  args: plans.free,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible();
  },
};

export const WithoutBenefits: Story = {
  args: { benefits: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No features available')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Select Plan' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongWords: Story = {
  args: { name: unbrokenWord, description: unbrokenWord, benefits: [unbrokenWord], price: 999_999.99 },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

export const InGrid: Story = {
  render: () => (
    <PlanGrid>
      <PlanCard {...plans.free} current />
      <PlanCard {...plans.disciple} onSelect={fn()} />
      <PlanCard {...plans.apostle} highlight onSelect={fn()} />
    </PlanGrid>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height);
    await expect(new Set(heights.map(Math.round)).size).toBe(1);
    await expect(canvas.getAllByRole('button', { name: 'Select Plan' })).toHaveLength(2);
  },
};

export const GridLoading: Story = {
  render: () => <PlanGrid loading loadingLabel={<span lang="es">Cargando planes…</span>} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando planes…');
  },
};

const retry = fn();

export const GridFailed: Story = {
  render: () => (
    <PlanGrid
      error={<span lang="es">Error al cargar los planes: Failed to load plans</span>}
      onRetry={retry}
      retryLabel={<span lang="es">Reintentar</span>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar los planes');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Stack gap={7}>
      <PlanGrid>
        <PlanCard {...plans.free} onSelect={fn()} />
        <PlanCard
          {...plans.disciple}
          current
          currentUntil={new Date('2026-12-21T12:00:00Z')}
          onSelect={fn()}
        />
        <PlanCard {...plans.apostle} highlight onSelect={fn()} />
        <PlanCard
          {...plans.disciple}
          benefits={[]}
          loading
          name={unbrokenWord.slice(0, 60)}
          onSelect={fn()}
        />
      </PlanGrid>
      <PlanGrid error="Error al cargar los planes: Failed to load plans" onRetry={fn()} />
      <PlanGrid loading />
    </Stack>
  ),
};
