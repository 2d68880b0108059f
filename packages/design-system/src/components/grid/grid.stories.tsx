import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

const columnsIn = (canvasElement: HTMLElement, width: string) => {
  const grid = canvasElement.querySelector<HTMLElement>('[data-component="grid"]');
  if (grid === null) return 0;
  grid.style.inlineSize = width;
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
};

export const ThreeOrOne: Story = {
  args: { columns: 'thirds' },
  parameters: { picture: 'none' },
  play: async ({ canvasElement }) => {
    await expect(columnsIn(canvasElement, '80rem')).toBe(3);
    await expect(columnsIn(canvasElement, '40rem')).toBe(3);
    await expect(columnsIn(canvasElement, '37rem')).toBe(1);
    await expect(columnsIn(canvasElement, '18rem')).toBe(1);
  },
};
