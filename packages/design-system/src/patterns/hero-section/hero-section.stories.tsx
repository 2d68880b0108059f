import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/button-link/button-link.tsx';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { goods } from '../market-samples.ts';
import { Rose } from '../ornament/rose.tsx';
import { HeroSection } from './hero-section.tsx';

const noOverflow = async (canvasElement: HTMLElement) => {
  for (const section of canvasElement.querySelectorAll('[data-component="hero-section"]')) {
    await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
  }
};

const meta = {
  title: 'Patterns/Landing/HeroSection',
  component: HeroSection,
  parameters: { canvas: 'wide' },
  args: {
    title: 'Where the faithful meet',
    text: 'The square before the cathedral, open all week: news of your parish, friends in the faith, and things that want a new home.',
    action: (
      <ButtonLink href="#join" size="lg">
        Join free
      </ButtonLink>
    ),
    cardLink: 'Log in',
    children: (
      <form>
        <Stack gap={4}>
          <Heading level={2} size="md">
            Log In to Your Account
          </Heading>
          <Field label="Email">
            <TextInput autoComplete="email" type="email" />
          </Field>
          <Button fullWidth type="submit">
            Log in
          </Button>
        </Stack>
      </form>
    ),
  },
} satisfies Meta<typeof HeroSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithForm: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Where the faithful meet' })).toBeVisible();
    await noOverflow(canvasElement);
  },
};

export const WithPicture: Story = {
  args: {
    picture: <img alt="A brass candlestick" height={600} src={goods.candlestick.src} width={800} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'A brass candlestick' })).toBeVisible();
    await noOverflow(canvasElement);
  },
};

export const WordsAlone: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="card"]')).toBeNull();
  },
};

export const OwnOrnament: Story = {
  args: { children: undefined, ornament: <Rose /> },
};

export const LongWords: Story = {
  args: { title: unbrokenWord.slice(0, 60), text: unbrokenWord },
  play: ({ canvasElement }) => noOverflow(canvasElement),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <>
      <HeroSection {...args} />
      <HeroSection
        text="Sixty parishes keep their calendars, their groups and their notices here."
        title="A house with many doors"
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(2);
    await noOverflow(canvasElement);
  },
};
