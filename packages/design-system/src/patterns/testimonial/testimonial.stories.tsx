import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { Testimonial } from './testimonial.tsx';

const meta = {
  title: 'Patterns/Landing/Testimonial',
  component: Testimonial,
  args: {
    quote:
      'I moved to a city where I knew nobody. By the second Sunday somebody had kept a seat for me in the third row.',
    name: 'Lucía Ibáñez',
    location: 'Córdoba, Argentina',
  },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem' }}>
      <Testimonial {...args} />
    </div>
  ),
} satisfies Meta<typeof Testimonial>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(/^I moved/u);
    await expect(canvas.getByText('Lucía Ibáñez')).toBeVisible();
  },
};

export const Several: Story = {
  render: (args) => (
    <Grid>
      <Testimonial {...args} />
      <Testimonial
        {...args}
        location="Kraków, Poland"
        name="Katharine Kowalska"
        quote="Our choir found two tenors here. Two!"
      />
      <Testimonial
        {...args}
        location="Enugu, Nigeria"
        name="Dominic Okafor"
        quote="I sold a bicycle and gained a godfather for my son. It is that kind of square."
      />
    </Grid>
  ),
};

export const LongWords: Story = {
  args: { quote: unbrokenWord, name: unbrokenWord.slice(0, 80) },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { picture: 'none' } };
