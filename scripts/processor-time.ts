import { readdirSync, readFileSync } from 'node:fs';

const INTERVAL = 500;
/**
 * The number of ticks in a second. Linux counts processor time in hundredths of a second (`getconf CLK_TCK` is 100 on
 * all our platforms).
 */
const TICKS_PER_SECOND = 100;

interface Sample {
  readonly id: string;
  readonly pid: number;
  readonly parent: number;
  /** The ticks that the process itself has used. */
  readonly own: number;
  /** The ticks of the children that have ended and that the process has waited for. */
  readonly waited: number;
}

/**
 * Parses those fields of /proc/<pid>/stat that follow the name of the command. The name can contain spaces and
 * parentheses (proc(5)).
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
      // The process has ended in the meantime.
      return [];
    }
  });
}

/** Sums the processor time of a command and all its descendants. The times come from samples of all processes. */
export class ProcessTree {
  readonly #root: number;
  readonly #known = new Map<string, Sample>();
  /**
   * The id of each process's parent at its last sample. An id is not just the number of a process, because another
   * process can get this number later.
   */
  readonly #parents = new Map<string, string | undefined>();
  #alive: ReadonlySet<string> = new Set();

  constructor(root: number) {
    this.#root = root;
  }

  add(samples: readonly Sample[]): void {
    const knownPids = new Set<number>([this.#root]);
    for (const { id, pid } of samples) if (this.#known.has(id)) knownPids.add(pid);
    // Repeats, because children can be listed before their parents.
    for (let grows = true; grows;) {
      grows = false;
      for (const sample of samples) {
        if (knownPids.has(sample.pid) || !knownPids.has(sample.parent)) continue;
        knownPids.add(sample.pid);
        grows = true;
      }
    }
    const present = samples.filter(({ pid }) => knownPids.has(pid));
    const ids = new Map(present.map(({ id, pid }) => [pid, id]));
    for (const sample of present) {
      this.#known.set(sample.id, sample);
      this.#parents.set(sample.id, ids.get(sample.parent));
    }
    this.#alive = new Set(present.map(({ id }) => id));
  }

  /** The numbers of the processes that ran at the last sample, without the command itself. */
  running(): number[] {
    return [...this.#alive].flatMap((id) => {
      const pid = this.#known.get(id)?.pid;
      return pid === undefined || pid === this.#root ? [] : [pid];
    });
  }

  /**
   * The processor time in seconds. A process that has ended counts with its last sample. If its parent has waited for
   * more ticks than the samples of its ended children show, the rest belongs to processes that ended between two
   * samples.
   */
  seconds(): number {
    const children = Map.groupBy(this.#known.values(), ({ id }) => this.#parents.get(id));
    const sumOf = (samples: readonly Sample[]) => samples.reduce((sum, sample) => sum + ticksOf(sample), 0);
    const ticksOf = ({ id: parent, own, waited }: Sample): number => {
      const all = children.get(parent) ?? [];
      const ended = sumOf(all.filter(({ id }) => !this.#alive.has(id)));
      // If a parent and its children end between two samples, the parent's last sample does not yet include the time of
      // these children. Then `ended` is larger than `waited`.
      return own + Math.max(waited, ended) + sumOf(all.filter(({ id }) => this.#alive.has(id)));
    };
    // In the tree, the command itself has no parent. A process whose parent has already ended has no parent either.
    return sumOf(children.get(undefined) ?? []) / TICKS_PER_SECOND;
  }
}

export interface MeasuredCommand {
  /** Ends the measurement. Returns the processor time in seconds. */
  readonly end: () => number;
  /** The numbers of the processes that the command has started and that still run. */
  readonly descendants: () => number[];
}

/** Starts measuring a command. Null if the system does not report the time of processes. */
export function measureProcessorTime(pid: number | undefined): MeasuredCommand | null {
  if (process.platform !== 'linux' || pid === undefined) return null;
  const tree = new ProcessTree(pid);
  const sample = () => tree.add(readProcesses());
  sample();
  const timer = setInterval(sample, INTERVAL);
  return {
    end: () => {
      clearInterval(timer);
      sample();
      return tree.seconds();
    },
    descendants: () => {
      sample();
      return tree.running();
    },
  };
}
