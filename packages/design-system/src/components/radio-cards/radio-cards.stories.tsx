import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { RadioCards } from './radio-cards.tsx';

const gifts = [
  { value: 'candle', label: 'A candle', description: 'One month of light in the chapel.', aside: '€5' },
  { value: 'altar', label: 'The altar', description: 'Flowers and linen for a feast.', aside: '€20' },
  { value: 'roof', label: 'The roof', description: 'A square metre of slate.', aside: '€50' },
];

const meta = {
  title: 'Components/Forms/RadioCards',
  component: RadioCards,
  args: { label: 'What do you give for?', name: 'gift', onValueChange: fn(), options: gifts },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  parameters: { canvas: 'padded' },
  render: (args) => (
    <Stack gap={6}>
      <RadioCards {...args} defaultValue="altar" description="Every gift goes to the parish as a whole." />
      <RadioCards {...args} error="Please choose one." label="Invalid" name="invalid" required />
      <RadioCards
        {...args}
        defaultValue="post"
        label="One is closed, one is long"
        name="closed"
        options={[
          { value: 'post', label: 'By post' },
          { value: 'hand', label: 'By hand', description: 'Not during Holy Week.', disabled: true },
          { value: 'word', label: 'w'.repeat(60), aside: 'in seven weeks' },
        ]}
      />
      <RadioCards {...args} defaultValue="roof" disabled label="Disabled" name="disabled" />
    </Stack>
  ),
};

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'What do you give for?' })).toBeVisible();
    const candle = canvas.getByRole('radio', { name: 'A candle' });
    await expect(candle).toHaveAccessibleDescription('One month of light in the chapel. €5');
    await userEvent.tab();
    await expect(candle).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'The altar' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('altar');
  },
};

export const WholeCardIsPressed: Story = {
  tags: ['direction'],
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelectorAll('[data-part="option"]')[2];
    const box = card?.getBoundingClientRect();
    if (box === undefined) throw new Error('There is no card.');
    const atCorner = document.elementFromPoint(box.left + 6, box.bottom - 6);
    if (atCorner === null) throw new Error('Nothing is at the corner.');
    await userEvent.click(atCorner);
    await expect(canvas.getByRole('radio', { name: 'The roof' })).toBeChecked();
  },
};

export const WithError: Story = {
  args: { error: 'Please choose one.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Please choose one.');
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'What do you give for?' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'roof' } };

export const LongTexts: Story = {
  args: {
    options: [
      { value: 'word', label: 'w'.repeat(300), description: 'd'.repeat(300), aside: 'a'.repeat(40) },
      ...gifts,
    ],
  },
  render: (args) => (
    <div data-testid="narrow" style={{ inlineSize: '17rem' }}>
      <RadioCards {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const narrow = canvas.getByTestId('narrow');
    await expect(narrow.scrollWidth).toBeLessThanOrEqual(narrow.clientWidth);
    const [long, short] = [...narrow.querySelectorAll('[data-part="option"]')].map((option) => {
      const texts = option.querySelector('[data-part="texts"]')?.getBoundingClientRect();
      const aside = option.querySelector('[data-part="aside"]')?.getBoundingClientRect();
      if (texts === undefined || aside === undefined) throw new Error('A part is missing.');
      return { texts, aside, width: option.clientWidth };
    });
    // A long aside is below the texts. A price is next to them.
    await expect(long?.aside.top).toBeGreaterThanOrEqual(long?.texts.bottom ?? Infinity);
    await expect(long?.texts.width).toBeGreaterThan((long?.width ?? Infinity) / 2);
    await expect(short?.aside.top).toBe(short?.texts.top);
  },
};
