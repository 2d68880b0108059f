import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Checks the rules for every page: landmarks, one h1, and no horizontal scrolling. */
export const isAPage: NonNullable<StoryObj['play']> = async ({ canvas }) => {
  await expect(canvas.getAllByRole('main')).toHaveLength(1);
  await expect(canvas.getAllByRole('banner')).not.toEqual([]);
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};
