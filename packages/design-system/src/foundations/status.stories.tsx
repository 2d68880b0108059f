import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StatusTable } from '../documentation/status/status-table.tsx';

const meta = { title: 'Status', component: StatusTable } satisfies Meta<typeof StatusTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every component and pattern: whether it is experimental, stable or deprecated, since which version, how its
 * accessibility was reviewed, and what changed since the last release.
 */
export const Status: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: /^Search/ });
    for (const [word, name] of [
      ['modal', 'Dialog'],
      ['drawer', 'Sheet'],
      ['snackbar', 'Toast'],
      ['chip', 'Tag'],
      ['accordion', 'Collapsible'],
      ['autocomplete', 'Combobox'],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, word);
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('1 part');
  },
};

/** A deprecated part would be in this list. */
export const Deprecated: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'deprecated');
    await expect(await canvas.findByText('No component or pattern matches')).toBeVisible();
  },
};
