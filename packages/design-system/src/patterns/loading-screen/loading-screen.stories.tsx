import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { LoadingScreen } from './loading-screen.tsx';

const meta = {
  title: 'Patterns/Screens/LoadingScreen',
  component: LoadingScreen,
  args: { label: 'Loading…' },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'narrow' } } };

export const InAnotherLanguage: Story = {
  args: { label: 'Cargando…', lang: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando…')).toHaveAttribute('lang', 'es');
  },
};

export const LongLabel: Story = {
  args: { label: 'x'.repeat(300) },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg">
      <LoadingScreen {...args} />
      <LoadingScreen label="Cargando lo que se publicó desde ayer…" lang="es" />
    </Grid>
  ),
};
