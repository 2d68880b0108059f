import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/grid/grid.tsx';
import { longName, unbrokenWord } from '../feed-post/samples.ts';
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

export const AnotherLanguage: Story = {
  args: { quote: 'Aquí encontré a mi parroquia antes de encontrar casa.', quoteLang: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('blockquote')).toHaveAttribute('lang', 'es');
  },
};

export const LongWords: Story = {
  args: { quote: unbrokenWord, name: unbrokenWord.slice(0, 80) },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <Grid>
      <Testimonial {...args} />
      <Testimonial
        {...args}
        location="Bogotá, Colombia"
        name={longName}
        quote="Aquí encontré a mi parroquia antes de encontrar casa."
        quoteLang="es"
      />
      <Testimonial
        {...args}
        location="Kraków, Poland"
        name="Katharine Kowalska"
        quote="Our choir found two tenors here. Two!"
      />
      <Testimonial {...args} name={unbrokenWord.slice(0, 60)} quote={unbrokenWord.slice(0, 120)} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const figure of canvas.getAllByRole('figure')) {
      await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    }
  },
};
