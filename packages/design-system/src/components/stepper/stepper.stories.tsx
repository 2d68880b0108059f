import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/stack.tsx';
import { Stepper } from './stepper.tsx';

const steps = [
  { label: 'Intention' },
  { label: 'Date' },
  { label: 'Offering' },
  { label: 'Confirmation' },
] as const;

const described = [
  { label: 'Intention', description: 'The person for whom the Mass is offered.' },
  { label: 'Date', description: 'One of the free dates.' },
  { label: 'Offering', description: 'The usual amount in the parish.' },
] as const;

const long = [
  { label: 'The Archconfraternity of the Most Holy Rosary' },
  { label: 'Donaudampfschifffahrt'.repeat(15) },
  { label: 'Confirmation' },
] as const;

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Ask for a Mass', steps, current: 1 },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Ask for a Mass' });
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Intention (done)',
      '2Date (you are here)',
      '3Offering (to come)',
      '4Confirmation (to come)',
    ]);
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical', steps: described },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One of the free dates.')).toBeVisible();
  },
};

export const AtTheBeginning: Story = { args: { current: 0 } };

export const AllDone: Story = {
  args: { current: 4 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current]')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-state="done"]')).toHaveLength(4);
  },
};

/** In a narrow container only the current step's label is visible. Screen readers read all labels. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [done, current] = canvas.getAllByRole('listitem');
    await expect(done).toHaveTextContent('Intention (done)');
    const labels = [done, current].map(
      (item) => item?.querySelector('[data-part="texts"]')?.clientWidth ?? 0,
    );
    await expect(labels[0]).toBe(1);
    await expect(labels[1]).toBeGreaterThan(80);
  },
};

export const LongLabels: Story = {
  args: { steps: long },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <Stack gap={6}>
        <Stepper {...args} />
        <Stepper {...args} label="One under another" orientation="vertical" />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('list')) {
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    }
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Stack gap={7}>
      <Stepper {...args} />
      <Stepper {...args} current={3} label="Near the end" />
      <Stepper {...args} current={1} label="One under another" orientation="vertical" steps={described} />
      <Stepper {...args} label="Long names" steps={long} />
    </Stack>
  ),
};
