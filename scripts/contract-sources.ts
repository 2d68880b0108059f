import { operationsOf } from './contract-rules.ts';
import type { ContractDocument } from './contract-rules.ts';

/** A file in `contract/`. It has paths, parameters, responses, schemas and examples. */
export type SourceFile = Record<string, Record<string, unknown>>;

export interface ContractSources {
  /** The `$ref` of each path in the root file. */
  readonly paths: Record<string, { $ref: string }>;
  /** The files of the contract by feature, and the file `shared`. */
  readonly files: ReadonlyMap<string, SourceFile>;
  /** The code of the server's routes, by feature. */
  readonly routes: ReadonlyMap<string, string>;
}

function* refsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, member] of Object.entries(part)) {
    if ((key === '$ref' || key === 'x-extends') && typeof member === 'string') yield member;
    else yield* refsIn(member);
  }
}

/** All components that the paths of a feature use directly or indirectly, written as `posts.yaml#/schemas/Post`. */
function usedBy(files: ContractSources['files'], feature: string): Set<string> {
  const used = new Set<string>();
  const follow = (file: string, part: unknown): void => {
    for (const ref of refsIn(part)) {
      const [target = '', kind = '', name = ''] = (ref.startsWith('#') ? `${file}.yaml${ref}` : ref).split(
        /\.yaml#\/|\//,
      );
      const address = `${target}.yaml#/${kind}/${name}`;
      if (used.has(address)) continue;
      used.add(address);
      follow(target, files.get(target)?.[kind]?.[name]);
    }
  };
  follow(feature, files.get(feature)?.['paths']);
  return used;
}

/**
 * Checks the root file. For each path, the root file must refer to the file of the feature whose routes handle the
 * path.
 */
function pathFindings({ paths, files, routes }: ContractSources): string[] {
  return [...files].flatMap(([feature, { paths: items = {} }]) => [
    ...Object.keys(items)
      .filter((path) => paths[path]?.$ref !== `${feature}.yaml#/paths/${path.replaceAll('/', '~1')}`)
      .map((path) => `contract/openapi.yaml does not refer to ${path} in ${feature}.yaml`),
    ...operationsOf({ paths: items } as Pick<ContractDocument, 'paths'>)
      .filter(({ operation: { operationId } }) => !routes.get(feature)?.includes(`'${operationId}'`))
      .map(({ name }) => `${name} is in ${feature}.yaml, but the routes of that feature do not handle it`),
  ]);
}

/** The faults in how the contract is divided into files. Empty if there are none. */
export function sourceFindings(sources: ContractSources): string[] {
  const { files } = sources;
  const uses = [...files.keys()].map((feature) => [feature, usedBy(files, feature)] as const);
  const components = [...files].flatMap(([file, kinds]) =>
    Object.entries(kinds)
      .filter(([kind]) => kind !== 'paths')
      .flatMap(([kind, members]) =>
        Object.keys(members).map((name) => ({ file, address: `${file}.yaml#/${kind}/${name}` })),
      ),
  );
  return [
    ...pathFindings(sources),
    ...components.flatMap(({ file, address }) => {
      const users = uses.filter(([, used]) => used.has(address)).map(([feature]) => feature);
      if (users.length === 0) return [`${address} is not used`];
      return users.length > 1 || users[0] === file ? [] : [`${address} is used by ${users[0]} only`];
    }),
  ];
}
