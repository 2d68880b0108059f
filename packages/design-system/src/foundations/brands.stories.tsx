import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/badge/badge.tsx';
import { Button } from '../components/button/button.tsx';
import { Card } from '../components/card/card.tsx';
import { Field } from '../components/field/field.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Link } from '../components/link/link.tsx';
import { Logo } from '../components/logo/logo.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { TextInput } from '../components/text-input/text-input.tsx';
import { Text } from '../components/text/text.tsx';
import styles from './foundations.module.css';

const brands = [
  ['parvis', 'Parvis', 'The house: Marian blue and leaf gold on parchment.'],
  ['assisi', 'Assisi', 'A Franciscan house: the brown of the habit and olive groves on unbleached wool.'],
  ['emmaus', 'Emmaus', 'A parish: the green of a lane in spring and the copper of its bells.'],
  ['stella-maris', 'Stella Maris', 'A seafarers’ mission: deep water and the light over it, in close rows.'],
] as const;

const meta = { title: 'Foundations/Brands', parameters: { canvas: 'wide' } } satisfies Meta;

export default meta;

/**
 * The same components in four brands. `ds-theme build` makes a brand from one to three colors. If the colors do not
 * have enough contrast, the command lists the pairs.
 */
export const Brands: StoryObj<typeof meta> = {
  render: () => (
    <div className={styles.halves}>
      {brands.map(([brand, name, text]) => (
        <section aria-label={name} className={styles.half} data-brand={brand} key={brand}>
          <Stack align="start" gap={5}>
            <Logo name={name} />
            <Heading level={2} size="xl">
              Come and see
            </Heading>
            <Text>{text}</Text>
            <Card style={{ inlineSize: '100%' }}>
              <Stack gap={4}>
                <Stack direction="row" gap={2} wrap>
                  <Badge tone="accent">This Sunday</Badge>
                </Stack>
                <Heading level={3} size="md">
                  Vespers, with the choir
                </Heading>
                <Field label={`Your e-mail (${name})`}>
                  <TextInput defaultValue="monica@example.org" type="email" />
                </Field>
                <Stack direction="row" gap={3} wrap>
                  <Button>Come along</Button>
                  <Button variant="secondary">Not now</Button>
                </Stack>
                <Text>
                  Or read <Link href="#more">how to get there</Link>.
                </Text>
              </Stack>
            </Card>
          </Stack>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const colors = canvas
      .getAllByRole('button', { name: 'Come along' })
      .map((button) =>
        getComputedStyle(button.closest('[data-brand]') ?? button).getPropertyValue(
          '--ds-color-primary-solid',
        ),
      );
    await expect(new Set(colors).size).toBe(brands.length);
  },
};
