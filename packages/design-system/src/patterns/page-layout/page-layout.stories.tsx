import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../components/banner/banner.tsx';
import { Container } from '../../components/container/container.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { Text } from '../../components/text/text.tsx';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { barItems, siteItems } from '../samples.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { PageLayout } from './page-layout.tsx';

const meta = {
  title: 'Patterns/Frame/PageLayout',
  component: PageLayout,
  args: {
    header: <SiteHeader homeHref="#home" items={siteItems} menuLabel="Menu" navLabel="Main" />,
    footer: (
      <SiteFooter
        contact={[{ label: 'Miami, Florida' }]}
        contactTitle="Contact"
        copyright="© 2025 Parvis"
        description="A digital space for Catholics committed to faith and community growth."
        legalLinks={[{ href: '#terms', label: 'Terms' }]}
        newsletter={{ title: 'Newsletter', label: 'E-mail', buttonLabel: 'Subscribe', onSubscribe: fn() }}
        quickLinks={siteItems}
        quickLinksTitle="Quick Links"
        social={[]}
      />
    ),
    children: (
      <Container size="md">
        <Stack gap={5} style={{ paddingBlockStart: 'var(--ds-size-page-start)' }}>
          <Heading level={1}>About us</Heading>
          {Array.from({ length: 6 }, (_, index) => (
            <Text key={index} measure>
              The parvis is the open square before a cathedral. Here one met before Mass and stayed after it,
              bought bread, heard the news of the town, and found the neighbour who needed a hand.
            </Text>
          ))}
          <Field label="Your parish">
            <TextInput />
          </Field>
        </Stack>
      </Container>
    ),
  },
  parameters: { canvas: 'bare', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await userEvent.tab();
  },
};

export const NarrowWithBottomBar: Story = {
  args: { bottomBar: <BottomBar items={barItems} label="Main places" /> },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main places' });
    for (const control of canvas.getAllByRole('textbox')) {
      control.focus();
      control.scrollIntoView({ block: 'nearest' });
      await expect(control.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      );
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    const terms = canvas.getByRole('link', { name: 'Terms' });
    await expect(terms.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    window.scrollTo(0, 0);
  },
};

export const ContentAlone: Story = {
  args: { header: undefined, footer: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['composed'],
  args: { bottomBar: <BottomBar items={barItems} label="Main places" /> },
  decorators: [
    (Story) => (
      <div style={{ contain: 'layout' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const role of ['banner', 'main', 'contentinfo']) {
      await expect(canvas.getAllByRole(role)).toHaveLength(1);
    }
    // The page starts below the second line of the header, which is outside the header's box.
    const header = canvas.getByRole('banner');
    const rule = Number.parseFloat(getComputedStyle(header, '::after').insetBlockEnd);
    const foot = header.getBoundingClientRect().top + header.clientHeight - rule;
    await expect(canvas.getByRole('main').getBoundingClientRect().top).toBe(foot);
  },
};

export const WithANotice: Story = {
  tags: ['direction'],
  args: {
    bottomBar: <BottomBar items={barItems} label="Main places" />,
    notice: (
      <Banner edge="full" title="You are offline" tone="warning">
        What you see may be out of date, and nothing can be sent until the network is back.
      </Banner>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  parameters: { picture: 'none' },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status').getBoundingClientRect();
    const bar = canvas.getByRole('navigation', { name: 'Main places' }).getBoundingClientRect();
    await expect(Math.abs(notice.bottom - bar.top)).toBeLessThanOrEqual(2);
    window.scrollTo(0, document.documentElement.scrollHeight);
    const terms = canvas.getByRole('link', { name: 'Terms' });
    await expect(terms.getBoundingClientRect().bottom).toBeLessThanOrEqual(notice.top);
    window.scrollTo(0, 0);
  },
};
