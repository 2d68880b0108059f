import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../components/button/button.tsx';
import { Field } from '../components/field/field.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { PasswordInput } from '../components/password-input/password-input.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { Text } from '../components/text/text.tsx';
import { AuthLayout } from '../patterns/auth-layout/auth-layout.tsx';
import { isAPage } from './expectations.ts';
import { publicPage } from './frames.tsx';

const meta = {
  title: 'Pages/Sign in',
  tags: ['!autodocs'],
  parameters: { canvas: 'bare', picture: 'page' },
} satisfies Meta;

export default meta;

/** After a wrong password the error is shown at the field, and the input stays. */
export const Overview: StoryObj<typeof meta> = {
  tags: ['composed'],
  render: () =>
    publicPage(
      <AuthLayout
        banner={{
          title: 'Welcome Back!',
          text: 'Your parish, your friends and the conversation are where you left them.',
          quote: {
            text: 'Let nothing disturb you, let nothing frighten you; all things are passing: God never changes.',
            author: 'Saint Teresa of Ávila',
          },
        }}
      >
        <form>
          <Stack gap={5}>
            <Heading level={1}>Log In to Your Account</Heading>
            <Field label="Email">
              <TextInput autoComplete="email" defaultValue="monica@example.org" type="email" />
            </Field>
            <Field error="This password is not the one we know." label="Password">
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
        </form>
      </AuthLayout>,
    ),
  play: isAPage,
};
