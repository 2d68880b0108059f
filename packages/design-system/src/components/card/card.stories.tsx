import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconHeart } from '../../icons/heart.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Logo } from '../logo/logo.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Card, CardLink } from './card.tsx';

const rehearsal = (
  <Stack gap={2}>
    <Heading level={2} size="md">
      Saint Cecilia’s choir
    </Heading>
    <Text tone="muted">Rehearses on Thursdays at half past seven, in the crypt.</Text>
  </Stack>
);

const meta = {
  title: 'Components/Data/Card',
  component: Card,
  args: { children: rehearsal },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const band = { flex: 1, minBlockSize: '5rem', backgroundColor: 'var(--ds-color-primary-subtle)' };

const onSave = fn();

const leading = (
  <Card as="article">
    <Stack align="start" gap={3}>
      <Heading level={2} size="md">
        <CardLink href="#retreat">A retreat in Lent, online</CardLink>
      </Heading>
      <Text tone="muted">Three evenings with the Confessions of Saint Augustine.</Text>
      <Button leadingIcon={<IconHeart size="sm" />} onClick={onSave} size="sm" variant="secondary">
        Save
      </Button>
    </Stack>
  </Card>
);

/** Every padding, and a card with a link and a button of its own. */
export const Overview: Story = {
  tags: ['composed'],
  render: () => (
    <Grid columns="md">
      <Card padding="none">
        <Stack gap={0} style={{ blockSize: '100%', borderRadius: 'inherit', overflow: 'hidden' }}>
          <Stack align="center" justify="center" style={band}>
            <Logo size="lg" variant="mark" />
          </Stack>
          <Text style={{ padding: '0.75rem' }}>Without padding a picture reaches the edges.</Text>
        </Stack>
      </Card>
      <Card padding="sm">{rehearsal}</Card>
      <Card padding="md">{rehearsal}</Card>
      <Card padding="lg">{rehearsal}</Card>
      {leading}
    </Grid>
  ),
};

export const Default: Story = {};
export const Small: Story = { args: { padding: 'sm' } };
export const Large: Story = { args: { padding: 'lg' } };
export const WithoutPadding: Story = { args: { padding: 'none' } };

export const Alone: Story = {
  args: { alone: true, padding: 'lg' },
  parameters: { canvas: 'wide', picture: 'page' },
};

export const AsAnArticle: Story = {
  args: { as: 'article', 'aria-label': 'Saint Cecilia’s choir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Saint Cecilia’s choir' })).toBeVisible();
  },
};

/** Among many cards, the current card is highlighted and has the focus. */
export const Current: Story = {
  args: { as: 'article', 'aria-current': true, 'aria-label': 'Saint Cecilia’s choir', tabIndex: -1 },
  render: (args) => (
    <Stack gap={4}>
      <Card>
        <Text>Compline is sung on Sundays.</Text>
      </Card>
      <Card {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { current: true });
    card.focus();
    await expect(card).toHaveFocus();
    const [other] = canvas.getAllByText('Compline is sung on Sundays.');
    const plain = other?.closest<HTMLElement>('[data-component="card"]');
    if (plain === null || plain === undefined) throw new Error('There is no other card.');
    await expect(getComputedStyle(card).borderWidth).not.toBe(getComputedStyle(plain).borderWidth);
  },
};

/** A press anywhere on the card follows the title's link. The button is next to the link, not inside it. */
export const LeadingSomewhere: Story = {
  tags: ['direction'],
  render: () => leading,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'A retreat in Lent, online' });
    await expect(link.querySelector('button')).toBeNull();

    const text = canvas.getByText(/^Three evenings/).getBoundingClientRect();
    const pressed = document.elementFromPoint(text.left + 2, text.top + 2);
    await expect(pressed).toBe(link);

    onSave.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledOnce();
  },
};

export const UnbrokenWord: Story = {
  args: { children: <Heading level={2}>{'w'.repeat(300)}</Heading> },
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <Card {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-component="card"]');
    if (card === null) throw new Error('There is no card.');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
