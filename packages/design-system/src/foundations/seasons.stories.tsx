import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../components/grid/grid.tsx';
import { Heading } from '../components/heading/heading.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import styles from './foundations.module.css';

const calendar = [
  { season: 'none', name: 'No season', event: 'Evening of music', day: 'Any day' },
  { season: 'green', name: 'Ordinary Time', event: 'Sunday Mass', day: '14 June' },
  { season: 'violet', name: 'Advent', event: 'Rorate Mass by candlelight', day: '5 December' },
  { season: 'red', name: 'Pentecost', event: 'Confirmation', day: '24 May' },
  { season: 'rose', name: 'Gaudete', event: 'Blessing of the cribs', day: '13 December' },
  { season: 'gold', name: 'Solemnity', event: 'Dedication of the church', day: '9 November' },
  { season: 'white', name: 'Eastertide', event: 'First Communions', day: '12 April' },
  { season: 'black', name: 'All Souls', event: 'Requiem', day: '2 November' },
] as const;

const meta = { title: 'Foundations/Seasons' } satisfies Meta;

export default meta;

/**
 * The color of the liturgical day, in every brand and scheme. A site sets `data-season`. The season colors a band, a
 * chip, the line under a tab and an event card, but never an action, an error or the focus ring. The season's name is
 * always shown as text.
 */
export const Seasons: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns="md" gap={5}>
      {calendar.map(({ season, name, event, day }) => (
        <section className={styles.season} data-season={season} key={season}>
          <div className={styles.band}>
            <Heading level={2} size="md">
              {name}
            </Heading>
            <span className={styles.chip}>{season}</span>
          </div>
          <Stack gap={4} style={{ padding: 'var(--ds-space-4)' }}>
            <div className={styles.tabs}>
              <span className={styles.tab}>Today</span>
              <span>This week</span>
            </div>
            <div className={styles.event}>
              <Text size="sm">{day}</Text>
              <Text serif size="lg">
                {event}
              </Text>
            </div>
            <Text size="sm" tone="muted">
              data-season=&quot;{season}&quot;
            </Text>
          </Stack>
        </section>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll<HTMLElement>('section[data-season]')];
    for (const role of ['solid', 'subtle']) {
      const colors = panels.map((panel) => getComputedStyle(panel).getPropertyValue(`--ds-season-${role}`));
      await expect(new Set(colors).size).toBe(calendar.length);
    }
  },
};
