import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../components/heading/heading.tsx';
import { Link } from '../../components/link/link.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { unbrokenWord } from '../feed-post/samples.ts';
import { DocumentLayout } from './document-layout.tsx';

const parts = ['Who may pray here', 'Candles and flowers', 'Opening hours'];

const meta = {
  title: 'Patterns/Layout/DocumentLayout',
  component: DocumentLayout,
  parameters: { canvas: 'wide' },
  args: {
    header: (
      <Stack gap={4}>
        <Heading level={1}>Rules of the house</Heading>
        <Text size="lg">What the sacristan asks of everybody who comes in.</Text>
      </Stack>
    ),
    contents: (
      <nav aria-label="On this page">
        <ol>
          {parts.map((part, index) => (
            <li key={part}>
              <Link href={`#part-${index}`} standalone>
                {part}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    ),
    children: parts.map((part, index) => (
      <Stack as="section" gap={4} id={`part-${index}`} key={part}>
        <Heading level={2}>{part}</Heading>
        <Text>The doors stand open from Lauds to Compline, and whoever comes is welcome.</Text>
        <ul>
          <Text as="li">Candles are at the entrance.</Text>
          <Text as="li">Flowers are taken to the sacristy.</Text>
        </ul>
      </Stack>
    )),
  },
} satisfies Meta<typeof DocumentLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  tags: ['composed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    const [item] = canvas.getAllByRole('listitem');
    await expect(item === undefined ? '' : getComputedStyle(item).listStyleType).toBe('decimal');
    const { height } = canvas.getByRole('link', { name: 'Opening hours' }).getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

export const TextAlone: Story = {
  args: { contents: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvasElement.querySelector('[data-part="contents"]')).toBeNull();
  },
};

export const ManyParts: Story = {
  args: {
    contents: (
      <nav aria-label="On this page">
        <ol>
          {Array.from({ length: 40 }, (_, index) => (
            <li key={index}>
              <Link href={`#rule-${index}`}>{`Rule ${index + 1}, of what is done when the bells ring`}</Link>
            </li>
          ))}
        </ol>
      </nav>
    ),
  },
  play: async ({ canvasElement }) => {
    const contents = canvasElement.querySelector<HTMLElement>('[data-part="contents"]');
    if (contents === null) throw new Error('There are no contents.');
    // Next to the text, the table of contents is sticky and can be scrolled. Above the text, it is shown completely.
    const beside = getComputedStyle(contents).position === 'sticky';
    await expect(contents.scrollHeight > contents.clientHeight).toBe(beside);
  },
};

export const LongWords: Story = {
  args: { header: <Heading level={1}>{unbrokenWord}</Heading>, children: <Text>{unbrokenWord}</Text> },
  render: (args) => (
    <div style={{ inlineSize: '20rem' }}>
      <DocumentLayout {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const layout = canvasElement.querySelector('[data-component="document-layout"]');
    await expect(layout?.scrollWidth).toBeLessThanOrEqual(layout?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
