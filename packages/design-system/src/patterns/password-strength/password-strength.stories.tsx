import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { PasswordStrength } from './password-strength.tsx';

const criteria = [
  { id: 'length', label: 'Longer than 8 characters (required)', met: true },
  { id: 'uppercase', label: 'At least 1 uppercase letter', met: true },
  { id: 'special', label: 'At least 2 special characters', met: false },
  { id: 'alphanumeric', label: 'Alphanumeric: lower-case letters and digits', met: false },
];

const meta = {
  title: 'Patterns/Forms/PasswordStrength',
  component: PasswordStrength,
  args: {
    level: 2,
    label: 'Password strength',
    valueText: 'Medium',
    criteriaTitle: 'Password criteria',
    criteria,
  },
} satisfies Meta<typeof PasswordStrength>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Password strength' });
    await expect(meter).toHaveAttribute('aria-valuenow', '2');
    await expect(meter).toHaveAttribute('aria-valuemax', '4');
    await expect(meter).toHaveAttribute('aria-valuetext', 'Medium');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('button', { name: 'Password criteria' });
    await userEvent.click(summary);
    await expect(summary).toHaveAttribute('aria-expanded', 'true');
    const texts = (await canvas.findAllByRole('listitem')).map((item) => item.textContent);
    await expect(texts[0]).toBe('Longer than 8 characters (required) (met)');
    await expect(texts[3]).toBe('Alphanumeric: lower-case letters and digits (not met yet)');
  },
};

const words = ['Very weak', 'Weak', 'Medium', 'Strong', 'Very strong'];

export const Levels: Story = {
  render: (args) => (
    <Stack gap={4}>
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <PasswordStrength {...args} key={level} level={level} valueText={words[level] ?? ''} />
      ))}
    </Stack>
  ),
};

export const Spanish: Story = {
  args: { label: 'Seguridad', valueText: 'Media', criteriaTitle: 'Requisitos de la contraseña' },
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findAllByText('(cumplido)');
  },
};

export const LongWords: Story = {
  args: {
    label: 'How hard this password is to guess for somebody who knows you well',
    valueText: 'Neither weak nor strong',
    criteria: [{ id: 'long', label: 'x'.repeat(300), met: false }],
  },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <PasswordStrength {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const item = await canvas.findByRole('listitem');
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg">
      {([0, 1, 2, 3, 4] as const).map((level) => (
        <section aria-label={`Level ${level}`} key={level}>
          <PasswordStrength {...args} level={level} valueText={words[level] ?? ''} />
        </section>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const button = within(canvas.getByRole('region', { name: 'Level 2' })).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    button.blur();
  },
};
