import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { href: '#content' },
  parameters: {
    canvas: 'bare',
    picture: 'page',
    docs: { story: { inline: false, height: '14rem' } },
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <header style={{ padding: '1.5rem' }}>
        <Text>The header of the site, with its many links</Text>
      </header>
      <main id="content" style={{ padding: '1.5rem' }} tabIndex={-1}>
        <Stack gap={2}>
          <Heading level={1}>Vespers at six</Heading>
          <Text>In the cathedral, with the choir of Saint Cecilia.</Text>
        </Stack>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown as if it had the focus. Without the focus it is invisible. */
export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThan(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { top, height } = link.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const Unfocused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

export const OwnWords: Story = {
  args: { children: 'Skip to the posts' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the posts' })).toHaveFocus();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
  },
};
