export interface Latency {
  /** The median time, in milliseconds. */
  p50: number;
  p99: number;
  /** The number of database statements for one request. */
  queries: number;
}

export interface Asked {
  url: string;
  /** The paths of the requests. They are used in rotation. */
  paths: readonly string[];
  token: string;
}

async function ask({ url, paths, token }: Asked, index: number): Promise<number> {
  const path = paths[index % paths.length] ?? '';
  const before = performance.now();
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return performance.now() - before;
}

async function statements(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^parvis_database_statements_total (\d+)/m.exec(metrics)?.[1]);
}

export const quantile = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;

/**
 * One client sends requests one after another, and alternates between the targets. Other load on the machine
 * therefore affects all targets.
 */
export async function compareLatency(
  targets: Asked[],
  { warmUp = 200, requests = 1000 } = {},
): Promise<Latency[]> {
  for (const target of targets) for (let index = 0; index < warmUp; index += 1) await ask(target, index);
  const before = await Promise.all(targets.map(({ url }) => statements(url)));
  const taken = targets.map((): number[] => []);
  for (let index = 0; index < requests; index += 1) {
    for (const [target, asked] of targets.entries()) taken[target]?.push(await ask(asked, index));
  }
  const after = await Promise.all(targets.map(({ url }) => statements(url)));
  return taken.map((times, index) => {
    const sorted = times.toSorted((one, other) => one - other);
    return {
      p50: quantile(sorted, 0.5),
      p99: quantile(sorted, 0.99),
      queries: ((after[index] ?? 0) - (before[index] ?? 0)) / requests,
    };
  });
}
