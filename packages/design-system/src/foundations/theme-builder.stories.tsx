import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ThemeBuilder } from './theme-builder/theme-builder.tsx';

const meta = {
  title: 'Foundations/Theme builder',
  component: ThemeBuilder,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeBuilder>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * One to three colors, fonts, corners and the colors of the logo become a brand. The preview shows ten patterns in light
 * and dark, and in every season. The report is the one of `ds-theme build`, and the files are the ones that it reads and
 * writes, with the variables for Figma.
 */
export const Builder: Story = {
  play: async ({ canvas }) => {
    const light = canvas.getByRole('region', { name: 'Preview, light' });
    const solid = () => getComputedStyle(light).getPropertyValue('--ds-color-primary-solid');
    const before = solid();
    const primary = canvas.getByRole('textbox', { name: /^Primary color/ });
    await userEvent.clear(primary);
    await userEvent.type(primary, '#7a4526');
    await waitFor(() => expect(solid()).not.toBe(before));
    await expect(canvas.getByText('Every pair of text and background passes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'saint-brigid.brand.json' })).toBeEnabled();
  },
};

/** An exact color without enough contrast: the report names each pair and the nearest color that passes. */
export const TooPale: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /exactly/ }));
    const primary = canvas.getByRole('textbox', { name: /^Primary color/ });
    await userEvent.clear(primary);
    await expect(canvas.getByText('Write six digits after #, such as #2f5d46.')).toBeVisible();
    await userEvent.type(primary, '#c8d8c0');
    await expect(await canvas.findByText('The theme cannot be built')).toBeVisible();
    await expect(canvas.getByText(/primary\.solid on surface \(light\)/)).toBeVisible();
    await expect(canvas.getByText(/nearest colours that pass/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'saint-brigid.css' })).toBeDisabled();
  },
};
