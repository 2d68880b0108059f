import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL = 500;
/** The unit of Linux process statistics: hundredths of a second (`getconf CLK_TCK` is 100 on all our platforms). */
const TICKS_PER_SECOND = 100;

interface Sample {
  readonly id: string;
  readonly pid: number;
  readonly parent: number;
  /** Ticks of the process itself. */
  readonly own: number;
  /** Ticks of its ended children that it has waited for. */
  readonly waited: number;
}

/**
 * Parses the fields of /proc/<pid>/stat after the command's name, which may contain spaces and parentheses (proc(5)).
 */
export function parseStat(text: string): Sample | null {
  const [pid] = text.split(' ', 1);
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (index: number) => Number(fields[index]);
  const [own, waited, started] = [ticks(11) + ticks(12), ticks(13) + ticks(14), fields[19]];
  if (pid === undefined || started === undefined || Number.isNaN(own + waited)) return null;
  return { id: `${pid}@${started}`, pid: Number(pid), parent: Number(fields[1]), own, waited };
}

function readProcesses(): Sample[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const sample = parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'));
      return sample === null ? [] : [sample];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}

/** Sums the processor time of a command and all its descendants, from samples of all processes. */
export class ProcessTree {
  readonly #root: number;
  readonly #known = new Map<string, Sample>();
  #alive: ReadonlySet<string> = new Set();

  constructor(root: number) {
    this.#root = root;
  }

  add(samples: readonly Sample[]): void {
    const knownPids = new Set<number>([this.#root]);
    for (const { id, pid } of samples) if (this.#known.has(id)) knownPids.add(pid);
    // Children may be listed before their parents.
    for (let grows = true; grows;) {
      grows = false;
      for (const sample of samples) {
        if (knownPids.has(sample.pid) || !knownPids.has(sample.parent)) continue;
        knownPids.add(sample.pid);
        grows = true;
      }
    }
    const present = samples.filter(({ pid }) => knownPids.has(pid));
    for (const sample of present) this.#known.set(sample.id, sample);
    this.#alive = new Set(present.map(({ id }) => id));
  }

  /**
   * In seconds. An ended process counts with its last sample. Ticks that its parent has waited for beyond that belong
   * to processes that were too short to be sampled.
   */
  seconds(): number {
    const samples = [...this.#known.values()];
    const seen = new Map<number, number>();
    for (const { id, parent, own, waited } of samples) {
      if (!this.#alive.has(id)) seen.set(parent, (seen.get(parent) ?? 0) + own + waited);
    }
    const ticks = samples.reduce(
      (sum, { pid, own, waited }) => sum + own + Math.max(0, waited - (seen.get(pid) ?? 0)),
      0,
    );
    return ticks / TICKS_PER_SECOND;
  }
}

/** Starts measuring a command; null where the system does not report the time of processes. */
export function measureProcessorTime(pid: number | undefined): (() => number) | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const tree = new ProcessTree(pid);
  const sample = () => tree.add(readProcesses());
  sample();
  const timer = setInterval(sample, INTERVAL);
  return () => {
    clearInterval(timer);
    sample();
    return tree.seconds();
  };
}
