import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Grid } from '../grid/grid.tsx';
import { RangeSlider, Slider } from './slider.tsx';

const euros = (value: number) =>
  value.toLocaleString('en-IE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const kilometres = (value: number) => `${value} km`;

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  subcomponents: { RangeSlider },
  args: { formatValue: kilometres, max: 100, onValueChange: fn(), onValueCommit: fn() },
  render: (args) => (
    <Field label="How far away?">
      <Slider {...args} />
    </Field>
  ),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const forward = () => (document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid columns="lg" gap={6}>
      <Field description="From your parish." label="How far away?">
        <Slider {...args} defaultValue={25} />
      </Field>
      <Field label="Price">
        <RangeSlider defaultValue={[20, 180]} formatValue={euros} max={250} step={5} />
      </Field>
      <Field error="Nothing is that near." label="Invalid">
        <Slider {...args} defaultValue={0} />
      </Field>
      <Field label="Disabled">
        <RangeSlider defaultValue={[40, 160]} disabled formatValue={euros} max={250} />
      </Field>
    </Grid>
  ),
};

export const Default: Story = {
  tags: ['direction'],
  args: { defaultValue: 25, step: 5 },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider', { name: 'How far away?' });
    await expect(thumb).toHaveAttribute('aria-valuetext', '25 km');
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard(forward());
    await expect(thumb).toHaveAttribute('aria-valuenow', '30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(30);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(30);
  },
};

export const TwoThumbs: Story = {
  render: () => (
    <Field label="Price">
      <RangeSlider defaultValue={[20, 180]} formatValue={euros} max={250} step={5} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Price' })).toBeVisible();
    const lower = canvas.getByRole('slider', { name: 'Price Minimum' });
    const upper = canvas.getByRole('slider', { name: 'Price Maximum' });
    await expect(lower).toHaveAttribute('aria-valuetext', '€20');
    lower.focus();
    await userEvent.keyboard('{End}');
    await expect(lower).toHaveAttribute('aria-valuenow', '180');
    await expect(upper).toHaveAttribute('aria-valuenow', '180');
    await expect(lower).toHaveFocus();
  },
};

export const Invalid: Story = {
  render: (args) => (
    <Field description="From your parish." error="Nothing is that near." label="How far away?">
      <Slider {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider');
    await expect(thumb).toBeInvalid();
    await expect(thumb).toHaveAccessibleDescription('From your parish. Nothing is that near.');
  },
};

export const Disabled: Story = {
  args: { defaultValue: 25, disabled: true },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider');
    await expect(thumb).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(thumb).not.toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ValueShownElsewhere: Story = {
  args: { hideValue: true, 'aria-label': 'Distance' },
  render: (args) => <Slider {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Distance' })).toBeVisible();
  },
};

export const LongValues: Story = {
  tags: ['direction'],
  args: { formatValue: (value) => `${value} ${'w'.repeat(60)}` },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '16rem' }}>
      <Field label="How far away?">
        <Slider {...args} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
  },
};
