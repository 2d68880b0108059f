import { root, succeed } from './command.ts';
import { gates } from './gates.ts';
import { journeyTag, tagsIn } from './journey-tags.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ChangedGates {
  /** The affected gates. The arguments of a gate restrict it to the affected tests. */
  readonly arguments: ReadonlyMap<string, readonly string[]>;
  readonly summary: string;
  readonly leftOut: readonly string[];
}

/** These gates always check everything, because they take only seconds. */
const whole = ['format', 'lint', 'types', 'history'];
/** For these gates, Vitest finds the tests that import a changed file. */
const byImports = ['unit', 'server-sqlite', 'server-postgres', 'components', 'app', 'stories'];
/** No test imports these files, but nearly every test of the app and the server depends on them. */
const contracts = /^(?:contract\/.*|openapi|asyncapi)\.yaml$/;
const journeys = /^e2e\/.*\.spec\.ts$/;
/** Files that do not affect any journey. */
const besideJourneys =
  /\.(?:test|stories)\.tsx?$|\.(?:md|mdx)$|^(?:docs|visual|scripts|\.storybook|\.changeset|packages\/[\w-]+\/test)\//;

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

async function baseOf(since: string | undefined): Promise<string> {
  if (since !== undefined) return since;
  try {
    return (await succeed('git', ['merge-base', 'HEAD', 'origin/main'])).trim();
  } catch {
    return 'HEAD';
  }
}

/** The files that differ from the base, including new files. */
async function changedFiles(base: string): Promise<string[]> {
  const [differing, created] = await Promise.all([
    succeed('git', ['diff', '--name-only', base]),
    succeed('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  return [...new Set([...lines(differing), ...lines(created)])].toSorted();
}

type JourneySelection = readonly string[] | 'all';

/** The tags of the journeys that these files affect. `read` returns the text of a file. */
export async function reachedJourneys(
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<JourneySelection> {
  const tags = new Set<string>();
  for (const file of files) {
    if (journeys.test(file)) for (const tag of tagsIn(await read(file))) tags.add(tag);
    else if (!besideJourneys.test(file)) {
      const feature = /^packages\/(?:app|server)\/src\/features\/(?<name>[\w-]+)\//.exec(file)?.groups?.[
        'name'
      ];
      if (feature === undefined) return 'all';
      tags.add(journeyTag(feature));
    }
  }
  return [...tags].toSorted();
}

/**
 * The gates that a change affects. The change is measured from the given commit, or else from the merge base with
 * origin/main.
 */
export async function changedGates(since: string | undefined): Promise<ChangedGates> {
  const base = await baseOf(since);
  const files = await changedFiles(base);
  // A deleted file has no text and therefore no tags.
  const reached = await reachedJourneys(files, (file) => readFile(join(root, file), 'utf8').catch(() => ''));
  const isContractChanged = files.some((file) => contracts.test(file));
  const narrowing = isContractChanged ? [] : [`--changed=${base}`];
  const chosen = new Map<string, readonly string[]>([
    ...whole.map((name) => [name, []] as const),
    ...byImports.map((name) => [name, narrowing] as const),
  ]);
  if (isContractChanged) chosen.set('contract', []);
  if (reached === 'all') chosen.set('e2e', []);
  else if (reached.length > 0) chosen.set('e2e', ['--grep', reached.join('|'), '--pass-with-no-tests']);
  const journeysRun = reached === 'all' ? 'all journeys' : `the journeys ${reached.join(', ') || '(none)'}`;
  return {
    arguments: chosen,
    summary: `${files.length} files differ from ${base.slice(0, 12)}: their tests, and ${journeysRun}.`,
    leftOut: [
      ...gates.map(({ name }) => name).filter((name) => !chosen.has(name)),
      ...(narrowing.length > 0 ? ['tests that import none of these files'] : []),
      ...(reached === 'all' || reached.length === 0 ? [] : ['journeys of other features']),
    ],
  };
}
