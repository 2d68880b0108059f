import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Link } from '../../components/link/link.tsx';
import { PasswordInput } from '../../components/password-input/password-input.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { Text } from '../../components/text/text.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { siteItems } from '../samples.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { AuthLayout } from './auth-layout.tsx';

const form = (
  <Stack gap={5}>
    <Heading level={1}>Log In to Your Account</Heading>
    <Field label="Email">
      <TextInput autoComplete="email" type="email" />
    </Field>
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>
    <Link href="#recover" standalone>
      Forgot password?
    </Link>
    <Button fullWidth size="lg" type="submit">
      Log In
    </Button>
    <Text>
      Not a member yet? <Link href="#register">Register</Link>
    </Text>
  </Stack>
);

const meta = {
  title: 'Patterns/Frame/AuthLayout',
  component: AuthLayout,
  args: {
    banner: {
      title: 'Welcome Back!',
      text: 'Your parish, your friends and the conversation are where you left them.',
      quote: {
        text: 'Let nothing disturb you, let nothing frighten you; all things are passing: God never changes.',
        author: 'Saint Teresa of Ávila',
      },
    },
    children: form,
  },
  parameters: { canvas: 'bare', docs: { story: { inline: false, height: '48rem' } } },
  decorators: [
    (Story) => (
      <>
        <SiteHeader homeHref="#home" items={siteItems} menuLabel="Menu" navLabel="Main" />
        <main>
          <Story />
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

const noOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Wide: Story = {
  tags: ['direction'],
  play: async ({ canvas }) => {
    await noOverflow();
    const { height } = canvas.getByRole('link', { name: 'Forgot password?' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Narrow: Story = {
  tags: ['direction'],
  globals: { viewport: { value: 'narrow' } },
  play: noOverflow,
};

export const Tablet: Story = { globals: { viewport: { value: 'middle' } }, play: noOverflow };

export const WithoutQuote: Story = {
  args: { banner: { title: 'Join the community', text: 'A few questions.' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: noOverflow };

export const LongForm: Story = {
  args: {
    children: (
      <form onSubmit={fn()}>
        <Stack gap={5}>
          <Heading level={1}>Faith questionnaire</Heading>
          {Array.from({ length: 9 }, (_, index) => (
            <Field key={index} label={`Question ${index + 1}`}>
              <TextInput />
            </Field>
          ))}
          <Button type="submit">Complete Registration</Button>
        </Stack>
      </form>
    ),
  },
};

export const QuoteInAnotherLanguage: Story = {
  args: {
    banner: {
      title: 'Welcome Back!',
      quote: {
        text: 'Nada te turbe, nada te espante; todo se pasa, Dios no se muda.',
        author: 'Santa Teresa de Ávila',
        lang: 'es',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const quote = canvasElement.querySelector('[data-part="quote"]');
    await expect(quote).toHaveAttribute('lang', 'es');
  },
};

export const LongWords: Story = {
  args: {
    banner: {
      title: unbrokenWord.slice(0, 60),
      text: unbrokenWord,
      quote: { text: unbrokenWord.slice(0, 60), author: unbrokenWord.slice(0, 60) },
    },
  },
  play: async ({ canvasElement }) => {
    await noOverflow();
    const banner = canvasElement.querySelector('[data-part="banner"]');
    await expect(banner?.scrollWidth).toBeLessThanOrEqual(banner?.clientWidth ?? 0);
  },
};

export const WithoutHeader: Story = {
  args: { underHeader: false },
  play: async ({ canvasElement }) => {
    const banner = canvasElement.querySelector('[data-part="banner"]');
    await expect(banner?.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};

export const Overview: Story = {
  tags: ['composed'],
  render: (args) => (
    <>
      <AuthLayout {...args} />
      <AuthLayout banner={{ title: 'Join the community' }} underHeader={false}>
        <Stack gap={5}>
          <Heading level={2}>Register</Heading>
          <Field label="Name">
            <TextInput autoComplete="name" />
          </Field>
          <Button fullWidth size="lg">
            Continue
          </Button>
        </Stack>
      </AuthLayout>
    </>
  ),
  play: async ({ canvas }) => {
    await noOverflow();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log In to Your Account' })).toBeVisible();
    await expect(canvas.getByText('Join the community')).toBeVisible();
  },
};
