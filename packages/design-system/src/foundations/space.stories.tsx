import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import tokens from '../styles/tokens.gen.json' with { type: 'json' };
import styles from './foundations.module.css';
import { specimen } from './specimen.ts';

type Length = { readonly value: number; readonly unit: string };

const rem = 16;
const pixels = ({ value, unit }: Length) => `${unit === 'rem' ? value * rem : value} px`;
const lengthText = (length: Length) => `${length.value} ${length.unit} · ${pixels(length)}`;

const spaces = Object.entries(tokens.space).map(([step, token]) => ({
  name: `--ds-space-${step}`,
  value: lengthText(token.$value),
  densities:
    '$extensions' in token
      ? Object.entries(token.$extensions['parvis.modes'])
          .map(([density, length]) => `${density} ${pixels(length)}`)
          .join(', ')
      : '',
}));

const radii = Object.entries(tokens.radius).map(([step, token]) => ({
  name: `--ds-radius-${step}`,
  value: lengthText(token.$value),
  use: token.$description,
}));

const shadows = Object.entries(tokens.shadow).map(([step, token]) => ({
  name: `--ds-shadow-${step}`,
  value: token.$value
    .map((layer) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(({ value }) => value).join(' '),
    )
    .map((numbers) => `${numbers} px`)
    .join(', '),
  use: token.$description,
}));

const { target, header, 'page-start': pageStart, gutter, icon, container } = tokens.size;
const fluid = { 'page-start': pageStart, gutter };
const groups = Object.entries({ icon, container }).flatMap(([group, steps]) =>
  Object.entries(steps).map(([step, token]) => ({
    name: `--ds-size-${group}-${step}`,
    value: lengthText(token.$value),
    use: '',
  })),
);

const sizes = [
  { name: '--ds-size-target', value: lengthText(target.$value), use: target.$description },
  { name: '--ds-size-header', value: lengthText(header.$value), use: header.$description },
  ...Object.entries(fluid).map(([name, token]) => ({
    name: `--ds-size-${name}`,
    value: [token.$extensions['parvis.fluid-from'], token.$value].map(lengthText).join(' to '),
    use: token.$description,
  })),
  ...groups,
];

type NamedValueProps = { name: string; value: string; use?: string };

function NamedValue({ name, value, use = '' }: NamedValueProps) {
  return (
    <div className={styles.named}>
      <Text size="sm" weight="medium">
        {name}
      </Text>
      <Text className={styles.figures ?? ''} data-part="value" size="sm">
        {value}
      </Text>
      {use === '' ? null : (
        <Text size="sm" tone="muted">
          {use}
        </Text>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const meta = { title: 'Foundations/Space, elevation, radius' } satisfies Meta;

export default meta;

/** Each token with its value in rem and in pixels at the default text size. The bars follow the chosen density. */
export const Space: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={7}>
      <Group title="Space">
        <div className={styles.rows}>
          {spaces.map(({ name, value, densities }) => (
            <div className={styles.row} key={name}>
              <NamedValue name={name} use={densities} value={value} />
              <div className={styles.bar} style={specimen(`var(${name})`)} />
            </div>
          ))}
        </div>
      </Group>
      <Group title="Elevation">
        <Grid columns="thirds" gap={6}>
          {shadows.map((token) => (
            <Stack gap={3} key={token.name}>
              <div className={styles.leaf} style={specimen(`var(${token.name})`)} />
              <NamedValue {...token} />
            </Stack>
          ))}
        </Grid>
      </Group>
      <Group title="Radius">
        <Grid columns="sm" gap={6}>
          {radii.map((token) => (
            <Stack gap={3} key={token.name}>
              <div className={styles.corner} style={specimen(`var(${token.name})`)} />
              <NamedValue {...token} />
            </Stack>
          ))}
        </Grid>
      </Group>
      <Group title="Sizes">
        <div className={styles.rows}>
          {sizes.map((token) => (
            <div className={styles.row} key={token.name}>
              <NamedValue {...token} />
              {/* A bar for the width of a container would be wider than the column. */}
              {token.name.includes('container') ? null : (
                <div className={styles.bar} style={specimen(`var(${token.name})`)} />
              )}
            </div>
          ))}
        </div>
      </Group>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1.5 rem · 24 px')).toBeVisible();
    await expect(canvas.getByText('2.75 rem · 44 px')).toBeVisible();
    for (const value of canvasElement.querySelectorAll('[data-part="value"]')) {
      await expect(value).toHaveTextContent(/\d px/);
    }
  },
};
