import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconFacebook } from '../../icons/facebook.tsx';
import { IconInstagram } from '../../icons/instagram.tsx';
import { IconYoutube } from '../../icons/youtube.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { LanguageMenu } from '../language-menu/language-menu.tsx';
import { SiteFooter } from './site-footer.tsx';

const subscribe = fn((_email: string) => Promise.resolve());

const meta = {
  title: 'Patterns/Frame/SiteFooter',
  component: SiteFooter,
  args: {
    description: 'A digital space for Catholics committed to faith and community growth.',
    quickLinksTitle: 'Quick Links',
    quickLinks: ['Home', 'Community', 'Resources', 'Blog', 'About Us', 'Contact'].map((label) => ({
      label,
      href: `#${label}`,
    })),
    contactTitle: 'Contact',
    contact: [
      { label: 'hello@parvis.example', href: 'mailto:hello@parvis.example' },
      { label: '+1 305 555 0123', href: 'tel:+13055550123' },
      { label: 'Miami, Florida' },
    ],
    newsletter: { title: 'Newsletter', label: 'E-mail', buttonLabel: 'Subscribe', onSubscribe: subscribe },
    social: [
      { label: 'Facebook', href: 'https://www.facebook.com/parvis.example', icon: <IconFacebook /> },
      { label: 'Instagram', href: 'https://www.instagram.com/parvis.example', icon: <IconInstagram /> },
      { label: 'YouTube', href: 'https://www.youtube.com/@parvis.example', icon: <IconYoutube /> },
    ],
    legalLinks: ['Privacy Policy', 'Terms', 'Cookie Policy'].map((label) => ({ label, href: `#${label}` })),
    copyright: '© 2025 Parvis',
    languageMenu: (
      <LanguageMenu
        label="Language"
        onChange={fn()}
        options={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'es', label: 'Español', lang: 'es' },
        ]}
        value="en"
      />
    ),
  },
  parameters: { canvas: 'bare' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(canvas.getByRole('navigation', { name: 'Quick Links' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'YouTube' })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutNewsletter: Story = { args: { newsletter: null, social: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Subscribes: Story = {
  play: async ({ canvas }) => {
    subscribe.mockClear();
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'teresa@parvis.example{Enter}');
    await waitFor(() => expect(subscribe).toHaveBeenCalledWith('teresa@parvis.example'));
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const KeepsWhatCouldNotBeSent: Story = {
  args: {
    newsletter: {
      title: 'Newsletter',
      label: 'E-mail',
      buttonLabel: 'Subscribe',
      onSubscribe: fn(() => Promise.reject(new Error('No connection.'))),
    },
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(field, 'teresa@parvis.example{Enter}');
    await waitFor(() => expect(args.newsletter?.onSubscribe).toHaveBeenCalled());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-busy'),
    );
    await expect(field).toHaveValue('teresa@parvis.example');
  },
};

const long = {
  description: `Under the patronage of ${unbrokenWord.slice(0, 60)}`,
  contact: [{ label: `${unbrokenWord.slice(0, 60)}@parvis.example`, href: 'mailto:long@parvis.example' }],
  quickLinks: [{ label: unbrokenWord.slice(0, 60), href: '#long' }],
};

export const LongWords: Story = {
  args: long,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OwnLogo: Story = {
  args: { logo: <strong>Saint Monica</strong> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saint Monica')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  parameters: { canvas: 'wide' },
  render: (args) => (
    <Stack>
      <SiteFooter {...args} />
      <SiteFooter
        {...args}
        {...long}
        languageMenu={null}
        logo={<strong>Saint Monica</strong>}
        newsletter={null}
        quickLinksTitle="Places"
        social={[]}
      />
    </Stack>
  ),
};
