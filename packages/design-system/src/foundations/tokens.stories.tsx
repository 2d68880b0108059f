import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TokenReference } from './token-reference/token-reference.tsx';

const meta = { title: 'Foundations/Tokens', component: TokenReference } satisfies Meta<typeof TokenReference>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every token: its value in each brand, scheme, contrast and season, its purpose, its contrasts, the components that
 * use it, and its name in CSS, Sass, Tailwind and Figma. A press copies a value. The package contains the same tokens
 * for other tools: `tokens.resolver.json` (DTCG 2025.10, with modes), `figma-variables.json` (the body for Figma's
 * variables API), `tokens.scss` and `tailwind.css`.
 */
export const Tokens: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Search/ }), 'surface raised');
    const row = await canvas.findByRole('button', { name: /^color\.surface\.raised/ });
    await expect(canvas.getByRole('status')).toHaveTextContent('1 token');
    await userEvent.click(row);
    const details = within(canvasElement);
    await expect(details.getByRole('button', { name: /^Copy emmaus, Dark: #[\da-f]{6}$/ })).toBeVisible();
    await expect(
      details.getByRole('button', { name: 'Copy the name in Figma: color/surface/raised' }),
    ).toBeVisible();
    await expect(
      details.getByRole('button', { name: 'Copy the name in Tailwind: --color-surface-raised' }),
    ).toBeVisible();
    await expect(details.getByText('skip-link')).toBeVisible();
  },
};

/** A search for a value finds the tokens that have it in the house brand. */
export const ByValue: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Search/ }), '#fbfaf7');
    await expect(await canvas.findByRole('button', { name: /^color\.background/ })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: /^Search/ }));
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Search/ }), 'nothing like this');
    await expect(await canvas.findByText('No token matches')).toBeVisible();
  },
};
