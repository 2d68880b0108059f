import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Patterns/Frame/LanguageMenu',
  component: LanguageMenu,
  args: {
    label: 'Language',
    value: 'en',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es' },
    ],
    onChange: fn(),
  },
  parameters: { picture: 'page' },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Language: English' })).toHaveAttribute(
      'aria-haspopup',
      'menu',
    );
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await expect(screen.getByText('Español')).toHaveAttribute('lang', 'es');
  },
};

export const Chooses: Story = {
  parameters: { picture: 'none' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('es');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
