import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { HeroSection } from './hero-section.tsx';

const meta = {
  title: 'Patterns/Landing/HeroSection',
  component: HeroSection,
  parameters: { canvas: 'bare' },
  args: {
    title: 'Where the faithful meet',
    text: 'The square before the cathedral, open all week: news of your parish, friends in the faith, and things that want a new home.',
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
    const section = canvasElement.querySelector<HTMLElement>('[data-component="hero-section"]');
    await expect(section?.scrollWidth).toBeLessThanOrEqual(section?.clientWidth ?? 0);
  },
};

export const WordsAlone: Story = { args: { children: undefined } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
