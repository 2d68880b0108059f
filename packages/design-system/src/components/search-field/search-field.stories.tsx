import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: { name: 'q', onBlur: fn(), onSearch: fn(), onValueChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <SearchField {...args} aria-label="Search the parishes" placeholder="Name or town" />
      <Field description="By title or by the name of the seller." label="Search the market">
        <SearchField {...args} defaultValue="rosary" />
      </Field>
      <Field label="With a button">
        <SearchField {...args} defaultValue="candles" submitLabel="Search" />
      </Field>
      <Field label="The search runs">
        <SearchField {...args} busy defaultValue="Lima" />
      </Field>
      <Field error="Write at least two letters." label="Invalid">
        <SearchField {...args} defaultValue="q" />
      </Field>
      <Field label="Read only">
        <SearchField {...args} defaultValue="Santa Rosa" readOnly />
      </Field>
      <Field label="Disabled">
        <SearchField {...args} defaultValue="Santa Rosa" disabled submitLabel="Search" />
      </Field>
    </Grid>
  ),
};

export const Default: Story = {
  tags: ['direction'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input, 'rosary');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('rosary');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('rosary');
  },
};

export const Clear: Story = {
  args: { defaultValue: 'rosary' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  },
};

export const WhileWriting: Story = {
  args: { delay: 200 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'rosa', { delay: 20 });
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledTimes(1));
    await expect(args.onSearch).toHaveBeenLastCalledWith('rosa');
  },
};

export const WithButton: Story = {
  args: { submitLabel: 'Search' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'candles');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenLastCalledWith('candles');
  },
};

export const InAForm: Story = {
  args: { submitLabel: 'Search' },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()} role="search">
      <SearchField {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'candles{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const Busy: Story = {
  args: { busy: true, defaultValue: 'Lima' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const InAField: Story = {
  render: (args) => (
    <Field error="Write at least two letters." label="Search the market">
      <SearchField {...args} defaultValue="q" />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search the market' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Write at least two letters.');
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'Santa Rosa', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = {
  args: { defaultValue: 'w'.repeat(300), submitLabel: 'Search' },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '17rem' }}>
      <SearchField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};
