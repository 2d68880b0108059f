import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Badge } from '../components/badge/badge.tsx';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { DialogContent, DialogRoot, DialogTrigger } from '../components/dialog/dialog.tsx';
import { Field } from '../components/field/field.tsx';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { DesignSystemProvider } from './provider.tsx';
import { ThemeScope } from './theme-scope.tsx';

const specimen = (name: string) => (
  <Card>
    <Stack align="start" gap={4}>
      <Heading level={2} size="md">
        {name}
      </Heading>
      <Text tone="muted">Vespers at six, with the choir of the cathedral.</Text>
      <Field label={`Your name (${name})`} style={{ inlineSize: '100%' }}>
        <TextInput defaultValue="Monica" />
      </Field>
      <Stack direction="row" gap={2} wrap>
        <Button size="sm">Come along</Button>
        <Badge tone="accent">Solemnity</Badge>
      </Stack>
    </Stack>
  </Card>
);

const meta = {
  title: 'Foundations/Provider and schemes',
  component: DesignSystemProvider,
  args: { locale: 'en', children: null },
} satisfies Meta<typeof DesignSystemProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const scheme = (element: Element) => getComputedStyle(element).colorScheme;
const paper = (element: Element) => getComputedStyle(element).backgroundColor;
// In forced colors, the reader's colors apply. No part of a page can override them.
const areForced = () => matchMedia('(forced-colors: active)').matches;

/** The color scheme of the page, or of any part of it, can be set with an attribute, without a provider or a script. */
export const NestedSchemes: Story = {
  render: () => (
    <Grid columns="md" gap={4}>
      {(['light', 'dark'] as const).map((name) => (
        <div data-color-scheme={name} data-testid={name} key={name} style={{ padding: '1rem' }}>
          {specimen(name)}
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = [canvas.getByTestId('light'), canvas.getByTestId('dark')];
    if (areForced()) {
      await expect([scheme(light), paper(light)]).toEqual([scheme(dark), paper(dark)]);
      return;
    }
    await expect([scheme(light), scheme(dark)]).toEqual(['light', 'dark']);
    await expect(paper(light)).not.toBe(paper(dark));
    const [lightCard, darkCard] = [light, dark].map((part) => part.querySelector('[data-component="card"]'));
    if (!lightCard || !darkCard) throw new Error('The cards are not there.');
    await expect(paper(lightCard)).not.toBe(paper(darkCard));
  },
};

/**
 * If a card has its own theme, the scope around it must not paint a background. Otherwise the scope's corners
 * would be visible behind the card's round corners.
 */
export const GroundOrNone: Story = {
  render: () => (
    <Grid columns="md" gap={4}>
      {(['page', 'none'] as const).map((ground) => (
        <ThemeScope
          data-color-scheme="dark"
          data-testid={ground}
          ground={ground}
          key={ground}
          style={{ padding: ground === 'page' ? 'var(--ds-space-4)' : '0' }}
        >
          {specimen(`ground="${ground}"`)}
        </ThemeScope>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    // Forced colors keep the background transparent, but change its color value.
    await expect(paper(canvas.getByTestId('none'))).toMatch(/, 0\)$/);
    await expect(paper(canvas.getByTestId('page'))).not.toMatch(/, 0\)$/);
  },
};

/** A dialog is rendered at the end of the page, but has the theme of the part that opened it. */
export const DialogFromANestedScope: Story = {
  render: () => (
    <ThemeScope data-color-scheme="dark" style={{ padding: '1rem' }}>
      <DialogRoot>
        <DialogTrigger>
          <Button>See the programme</Button>
        </DialogTrigger>
        <DialogContent title="Holy Week">
          <Text>From Palm Sunday to the Vigil of Easter.</Text>
        </DialogContent>
      </DialogRoot>
    </ThemeScope>
  ),
  parameters: { picture: 'page' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See the programme' }));
    const dialog = await screen.findByRole('dialog', { name: 'Holy Week' });
    await expect(scheme(dialog)).toBe(areForced() ? 'light dark' : 'dark');
    await expect(dialog.closest('main')).toBeNull();
  },
};

/** Nothing is cut off if the reader changes the spacing of letters, words and lines (WCAG 1.4.12). */
export const TextSpacing: Story = {
  render: () => (
    <div data-testid="spaced" style={{ inlineSize: '20rem' }}>
      <style>
        {`[data-testid='spaced'] * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }`}
      </style>
      {specimen('spread')}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const element of canvas.getByTestId('spaced').querySelectorAll('*')) {
      await expect(element.scrollWidth, element.outerHTML).toBeLessThanOrEqual(
        Math.max(element.clientWidth, 320),
      );
    }
  },
};
