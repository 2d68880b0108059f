import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { collectMetrics } from '../../packages/server/src/platform/metrics/collected-metrics.ts';
import { createMetrics } from '../../packages/server/src/platform/metrics/metrics.ts';
import { root } from '../command.ts';
import { readDeployFile } from './files.ts';

interface KnownMetric {
  readonly type: string;
  readonly labels: readonly string[];
}

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly { readonly expr: string; readonly datasource: { readonly uid: string } }[];
}

const notRead = (): never => {
  throw new Error('This test only reads the names of the metrics.');
};

/** All metrics of a server, by their names. */
export async function registeredMetrics(): Promise<Map<string, KnownMetric>> {
  const { measureProcess, registry } = await createMetrics();
  await collectMetrics(registry, {
    database: {
      dialect: 'sqlite',
      isReadOnly: notRead,
      ping: notRead,
      pool: notRead,
      queryCount: notRead,
      size: notRead,
    },
    fileStore: 'disk',
    jobs: notRead,
    overdue: notRead,
    connectedPages: notRead,
    waitingAnnouncements: notRead,
    isConnected: notRead,
    diskSpace: notRead,
    lastBackup: notRead,
  });
  measureProcess();
  // The types of the package do not have the names of the labels.
  const metrics: readonly { name: string; type: unknown; labelNames?: readonly string[] }[] =
    registry.getMetricsAsArray();
  return new Map(
    metrics.map(({ name, type, labelNames = [] }) => [
      name,
      { type: String(type), labels: labelNames.filter((label) => label !== 'le') },
    ]),
  );
}

/** The rows of the table of metrics in `docs/operations.md`: the labels by the name of the metric. */
export async function documentedMetrics(): Promise<Map<string, readonly string[]>> {
  const page = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const rows = page.matchAll(/^\| `(?<name>parvis_[a-z_]+)` +\| (?<labels>[^|]*)\|/gm);
  return new Map(
    [...rows].map(({ groups }) => [
      groups?.['name'] ?? '',
      groups?.['labels']?.match(/(?<=`)\w+(?=`)/g) ?? [],
    ]),
  );
}

export async function readAlerts(): Promise<readonly Alert[]> {
  const { groups }: { groups: { rules: Alert[] }[] } = parse(await readDeployFile('prometheus/alerts.yaml'));
  return groups.flatMap(({ rules }) => rules);
}

export async function readPanels(): Promise<readonly Panel[]> {
  const { panels }: { panels: Panel[] } = JSON.parse(await readDeployFile('grafana/parvis.json'));
  return panels;
}

/** The sections of `docs/alerts.md`: the text by the heading. */
export async function alertSections(): Promise<Map<string, string>> {
  const page = await readFile(join(root, 'docs/alerts.md'), 'utf8');
  const [, ...sections] = page.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [heading = ''] = section.split('\n', 1);
      return [heading, section.slice(heading.length)];
    }),
  );
}

interface UsedMetric {
  readonly name: string;
  readonly labels: readonly string[];
}

/** Parses PromQL. Returns the metrics with the labels that select them, and all labels of groupings. */
export function readQuery(query: string): { metrics: UsedMetric[]; groupings: string[]; faults: number } {
  const metrics: { name: string; labels: string[] }[] = [];
  const groupings: string[] = [];
  let faults = 0;
  let isGrouping = false;
  parser.parse(query).iterate({
    enter: ({ name, type, from, to }) => {
      const text = query.slice(from, to);
      if (type.isError) faults += 1;
      if (name === 'VectorSelector') metrics.push({ name: '', labels: [] });
      if (name === 'GroupingLabels') isGrouping = true;
      const current = metrics.at(-1);
      if (name === 'Identifier' && current !== undefined) current.name = text;
      if (name === 'LabelName') (isGrouping ? groupings : (current?.labels ?? groupings)).push(text);
    },
    leave: ({ name }) => {
      if (name === 'GroupingLabels') isGrouping = false;
    },
  });
  return { metrics, groupings, faults };
}
