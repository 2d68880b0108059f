import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { Grid } from './grid.tsx';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    children: ['Faith', 'Hope', 'Charity', 'Prudence', 'Justice', 'Fortitude', 'Temperance'].map((virtue) => (
      <Card key={virtue}>{virtue}</Card>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NarrowColumns: Story = { args: { columns: 'sm', gap: 4 } };
export const WideColumns: Story = { args: { columns: 'lg', gap: 6 } };
