import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { colorHex } from '../styles/index.ts';
import { contrastRatio } from './contrast-ratio.ts';
import styles from './foundations.module.css';
import { specimen } from './specimen.ts';

type Scheme = keyof typeof colorHex;
type Role = keyof (typeof colorHex)['light'];

const schemes = ['light', 'dark'] as const;

/** The most common pairs of text and background. */
const pairs: ReadonlyArray<readonly [group: string, rows: ReadonlyArray<readonly [text: Role, on: Role]>]> = [
  [
    'Paper and ink',
    [
      ['text', 'background'],
      ['text', 'surface'],
      ['text', 'surface-sunken'],
      ['text-muted', 'surface'],
      ['text-inverse', 'text'],
    ],
  ],
  [
    'Marian blue, for what one does',
    [
      ['primary-text', 'background'],
      ['primary-text', 'primary-subtle'],
      ['primary-on-solid', 'primary-solid'],
    ],
  ],
  [
    'Gold, for what is set apart',
    [
      ['accent-text', 'background'],
      ['accent-text', 'accent-subtle'],
      ['accent-on-solid', 'accent-solid'],
    ],
  ],
  [
    'Danger, success, warning, information',
    [
      ['danger-text', 'danger-subtle'],
      ['danger-on-solid', 'danger-solid'],
      ['success-text', 'success-subtle'],
      ['warning-text', 'warning-subtle'],
      ['info-text', 'info-subtle'],
    ],
  ],
];

const ratioIn = (scheme: Scheme, text: Role, on: Role) =>
  contrastRatio(colorHex[scheme][text], colorHex[scheme][on]);

function Pair({ scheme, text, on }: { scheme: Scheme; text: Role; on: Role }) {
  const ratio = ratioIn(scheme, text, on);
  return (
    <div
      className={styles.pair}
      style={{ ...specimen(`var(--ds-color-${on})`), color: `var(--ds-color-${text})` }}
    >
      <span className={styles.glyphs}>Aa</span>
      <span className={styles.names}>
        {text}
        <br />
        on {on}
      </span>
      <span className={styles.ratio} data-ratio={ratio}>
        {ratio.toFixed(1)} : 1
      </span>
    </div>
  );
}

const meta = { title: 'Foundations/Colour', parameters: { canvas: 'wide' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The allowed pairs of text and background with their contrast, in both schemes of the house brand. WCAG requires a
 * ratio of 4.5. For long text, the design system requires 7.
 */
export const Roles: Story = {
  render: () => (
    <div className={styles.halves}>
      {schemes.map((scheme) => (
        <section
          aria-label={scheme}
          className={`${styles.half} ${styles.true}`}
          data-brand="parvis"
          data-color-scheme={scheme}
          key={scheme}
        >
          <Stack gap={6}>
            <Heading level={2} size="xl">
              {scheme === 'light' ? 'By day' : 'By night'}
            </Heading>
            {pairs.map(([group, rows]) => (
              <Stack gap={3} key={group}>
                <Heading level={3} size="sm">
                  {group}
                </Heading>
                {rows.map(([text, on]) => (
                  <Pair key={`${text} ${on}`} on={on} scheme={scheme} text={text} />
                ))}
              </Stack>
            ))}
          </Stack>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const ratios = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
    await expect(ratios).toHaveLength(2 * pairs.flatMap(([, rows]) => rows).length);
    for (const { dataset } of ratios) await expect(Number(dataset['ratio'])).toBeGreaterThanOrEqual(4.5);
  },
};

const groups = Map.groupBy(Object.keys(colorHex.light), (name) => /^[a-z]+/.exec(name)?.[0] ?? name);

/**
 * Every color by name. scripts/contrast-pairs.ts defines the backgrounds that each color is allowed on. A test
 * checks these pairs in every brand.
 */
export const AllNames: Story = {
  parameters: { canvas: 'padded' },
  render: () => (
    <Stack gap={6}>
      {[...groups].map(([group, names]) => (
        <Stack as="section" gap={3} key={group}>
          <Heading level={2} size="md">
            {group}
          </Heading>
          <Grid columns="sm" gap={4}>
            {names.map((name) => (
              <Stack gap={1} key={name}>
                <div className={styles.swatch} style={specimen(`var(--ds-color-${name})`)} />
                <Text size="sm">--ds-color-{name}</Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
