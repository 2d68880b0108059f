import { describe, expect, test } from 'vitest';
import {
  alertSections,
  documentedMetrics,
  readAlerts,
  readPanels,
  readQuery,
  registeredMetrics,
} from './monitoring.ts';

/** Prometheus itself adds this metric and these labels. */
const OWN_METRIC = 'up';
const OWN_LABELS = ['job', 'instance'];
/** Prometheus stores the parts of a histogram as metrics of their own. */
const PART = /_(?:bucket|sum|count)$/u;

const registered = await registeredMetrics();
const alerts = await readAlerts();
const panels = await readPanels();
const sections = await alertSections();
const queries = [
  ...alerts.map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

/** The labels that a metric of a query has, or undefined if the server has no such metric. */
function labelsOf(name: string): readonly string[] | undefined {
  if (name === OWN_METRIC) return OWN_LABELS;
  const metric = registered.get(name);
  if (metric !== undefined && metric.type !== 'histogram') return [...metric.labels, ...OWN_LABELS];
  const whole = registered.get(name.replace(PART, ''));
  if (whole?.type !== 'histogram' || !PART.test(name)) return undefined;
  return [...whole.labels, ...OWN_LABELS, ...(name.endsWith('_bucket') ? ['le'] : [])];
}

test('the table of docs/operations.md has exactly the metrics and labels of the server', async () => {
  const own = [...registered].filter(([name]) => name.startsWith('parvis_'));
  expect(own.length).toBeGreaterThan(25);
  expect(Object.fromEntries(await documentedMetrics())).toEqual(
    Object.fromEntries(own.map(([name, { labels }]) => [name, labels])),
  );
});

describe('the queries of alerts and dashboard', () => {
  test('are PromQL', () => {
    expect(queries.length).toBeGreaterThan(60);
    expect(queries.filter((query) => readQuery(query).faults > 0)).toEqual([]);
    expect(readQuery('sum((up)').faults).toBeGreaterThan(0);
  });

  test('use metrics and labels of the server', () => {
    const unknown = queries.flatMap((query) => {
      const { metrics, groupings } = readQuery(query);
      const known = new Set(metrics.flatMap(({ name }) => labelsOf(name) ?? []));
      const selected = metrics.flatMap(({ name, labels }) =>
        labels
          .filter((label) => labelsOf(name)?.includes(label) !== true)
          .map((label) => `${name}{${label}}`),
      );
      return [
        ...metrics.map(({ name }) => name).filter((name) => labelsOf(name) === undefined),
        ...selected,
        ...groupings.filter((label) => !known.has(label)),
      ];
    });
    expect(unknown).toEqual([]);
  });

  test('use every metric of the server', () => {
    const used = new Set(
      queries.flatMap((query) => readQuery(query).metrics.map(({ name }) => name.replace(PART, ''))),
    );
    const own = [...registered.keys()].filter((name) => name.startsWith('parvis_'));
    expect(own.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('an alert', () => {
  test('has a severity and a sentence', () => {
    for (const { labels, annotations } of alerts) {
      expect(['critical', 'warning']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/^[A-Z{].+\.$/u);
    }
  });

  test('leads to its section of docs/alerts.md', () => {
    for (const { alert, annotations } of alerts)
      expect(annotations.runbook_url).toBe(`https://docs.example.org/alerts.md#${alert.toLowerCase()}`);
    expect(alerts.map(({ alert }) => alert).toSorted()).toEqual([...sections.keys()].toSorted());
  });

  test('has a section with the meaning for members, where to look, what to do, and when it is over', () => {
    for (const text of sections.values())
      expect(text.match(/(?<=^- \*\*)\w+/gm)).toEqual(['Members', 'Look', 'Do', 'Over']);
  });
});

test('every panel uses the data source that the reader chooses', () => {
  const sources = panels.flatMap(({ datasource, targets = [] }) => [
    ...(datasource === undefined ? [] : [datasource.uid]),
    ...targets.map((target) => target.datasource.uid),
  ]);
  expect(new Set(sources)).toEqual(new Set(['${datasource}']));
});
