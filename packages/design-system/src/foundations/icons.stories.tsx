import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { Grid } from '../components/grid/grid.tsx';
import type { IconProps } from '../icons/icon.tsx';
import styles from './foundations.module.css';

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>('../icons/*.tsx', { eager: true });
const icons = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name !== 'Icon')
  .toSorted(([first], [second]) => first.localeCompare(second, 'en'));

const meta = {
  title: 'Foundations/Icons',
  render: () => (
    <Grid columns="sm" gap={4}>
      {icons.map(([name, DrawnIcon]) => (
        <div className={styles.tile} key={name}>
          <DrawnIcon size="lg" />
          {name}
        </div>
      ))}
    </Grid>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * All icons are drawn on a grid of 24 units with a stroke of 1.6. They are hidden from screen readers, because
 * the control has the name.
 */
export const Icons: Story = {
  tags: ['direction'],
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

/** Icons with a direction are mirrored. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
