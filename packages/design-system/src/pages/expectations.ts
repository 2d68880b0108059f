import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** What holds for every page: its landmarks, one first heading, and no scrolling to the side. */
export const isAPage: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
  await expect(canvas.getAllByRole('banner')).not.toEqual([]);
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
