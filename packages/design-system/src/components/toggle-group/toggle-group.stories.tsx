import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconViewGrid } from '../../icons/view-grid.tsx';
import { IconViewList } from '../../icons/view-list.tsx';
import { Stack } from '../stack/stack.tsx';
import { MultipleToggleGroup, ToggleGroup } from './toggle-group.tsx';

const views = [
  { value: 'grid', label: 'Grid', icon: <IconViewGrid size="sm" /> },
  { value: 'list', label: 'List', icon: <IconViewList size="sm" /> },
];

const days = [
  { value: 'sat', label: 'Saturday' },
  { value: 'sun', label: 'Sunday' },
  { value: 'feast', label: 'Feasts', disabled: true },
  { value: 'week', label: 'Weekdays' },
];

const meta = {
  title: 'Components/Forms/ToggleGroup',
  component: ToggleGroup,
  subcomponents: { MultipleToggleGroup },
  args: { label: 'View', options: views, defaultValue: 'grid', onValueChange: fn() },
} satisfies Meta<typeof ToggleGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={5}>
      <ToggleGroup {...args} />
      <ToggleGroup {...args} defaultValue="list" hideLabels label="View, by icons" />
      <ToggleGroup {...args} defaultValue="sun" label="Day" options={days} showLabel />
      <MultipleToggleGroup defaultValue={['sat', 'sun']} label="Masses on" options={days} showLabel />
      <ToggleGroup
        {...args}
        defaultValue="long"
        label="Long names"
        options={[
          { value: 'long', label: 'The Metropolitan Cathedral Basilica of Saint Mary' },
          { value: 'word', label: 'w'.repeat(80) },
        ]}
        showLabel
      />
    </Stack>
  ),
};

export const Default: Story = {
  tags: ['direction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'View' })).toBeVisible();
    const [grid, list] = [
      canvas.getByRole('button', { name: 'Grid' }),
      canvas.getByRole('button', { name: 'List' }),
    ];
    await expect(grid).toHaveAttribute('aria-pressed', 'true');
    await expect(grid.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await expect(grid).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('list');
    await userEvent.click(list);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const IconsAlone: Story = {
  args: { hideLabels: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'List' })).toBeVisible();
  },
};

export const Multiple: Story = {
  render: () => <MultipleToggleGroup defaultValue={['sun']} label="Masses on" options={days} showLabel />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saturday' }));
    await expect(canvas.getByRole('button', { name: 'Saturday' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sunday' }));
    await expect(canvas.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Feasts' })).toBeDisabled();
  },
};

export const InAForm: Story = {
  args: { label: 'Day', name: 'day', options: days, defaultValue: 'sat', showLabel: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Day' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Saturday' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Sunday' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sun');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'List' })).toBeDisabled();
  },
};

export const Narrow: Story = {
  args: { label: 'Long', options: [...days, { value: 'word', label: 'w'.repeat(300) }] },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '16rem' }}>
      <ToggleGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};
