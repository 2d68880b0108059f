import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
import { EventList } from './event-list.tsx';

const meta = {
  title: 'Patterns/Landing/EventList',
  component: EventList,
  args: {
    headingLevel: 2,
    undatedLabel: 'Date to be announced',
    items: [
      {
        id: 'retreat',
        title: 'Virtual Lenten retreat',
        date: 'March 21',
        time: '7:00 PM – 8:30 PM (GMT-3)',
        href: '#retreat',
      },
      {
        id: 'study',
        title: 'Study of the Gospel of Luke',
        date: 'Every Tuesday',
        time: '8:00 PM – 9:00 PM (GMT-3)',
      },
      { id: 'rosary', title: 'Rosary of the whole community' },
    ],
  },
} satisfies Meta<typeof EventList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Virtual Lenten retreat' })).toHaveAttribute(
      'href',
      '#retreat',
    );
    await expect(canvas.getByText('Date to be announced')).toBeVisible();
  },
};

export const DeeperHeadings: Story = {
  args: { headingLevel: 4 },
  render: (args) => (
    <section aria-labelledby="feasts">
      <h3 id="feasts">Feasts</h3>
      <EventList {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      title: `Rosary for the sick, evening ${index + 1}`,
      date: `October ${index + 1}`,
      time: '6:30 PM – 7:00 PM (GMT-3)',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const WithActions: Story = {
  args: {
    items: [
      {
        id: 'retreat',
        title: 'Virtual Lenten retreat',
        date: 'March 21',
        time: '7:00 PM – 8:30 PM (GMT-3)',
        action: (
          <ButtonLink href="#join" variant="secondary">
            Take part
          </ButtonLink>
        ),
      },
    ],
  },
};

export const LongWords: Story = {
  args: { items: [{ id: 'long', title: unbrokenWord, date: unbrokenWord.slice(0, 80), time: unbrokenWord }] },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <EventList {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector('[data-component="event-list"]');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Overview: Story = {
  tags: ['composed'],
  args: {
    items: [
      {
        id: 'retreat',
        title: 'Virtual Lenten retreat',
        date: 'Saturday, March 21, 2026',
        time: '7:00 PM – 8:30 PM (GMT-3)',
        href: '#retreat',
        action: (
          <ButtonLink href="#join" variant="secondary">
            Take part
          </ButtonLink>
        ),
      },
      {
        id: 'study',
        title: 'Study of the Gospel of Luke',
        date: 'Every Tuesday',
        time: '8:00 PM – 9:00 PM (GMT-3)',
        ownTime: '11:00 PM – 12:00 AM where you are',
      },
      { id: 'rosary', title: 'Rosary of the whole community', href: '#rosary' },
      { id: 'vespers', title: `Vespers in honour of ${longName}`, date: 'Wednesday, September 30, 2026' },
      { id: 'long', title: unbrokenWord, date: unbrokenWord.slice(0, 60), time: 'At noon' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByText('Date to be announced')).toHaveLength(1);
    const list = canvasElement.querySelector('[data-component="event-list"]');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
};
