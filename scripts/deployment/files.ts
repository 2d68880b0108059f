import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { parse } from 'yaml';
import { root } from '../command.ts';

export const deployFolder = join(root, 'deploy');

export const readDeployFile = (path: string): Promise<string> => readFile(join(deployFolder, path), 'utf8');

interface Condition {
  readonly condition: string;
}

/** A service of a compose file, with the fields that the tests need. */
export interface ComposeService {
  readonly image: string;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly network_mode?: string;
  readonly networks?: readonly string[];
  readonly mem_limit?: string;
  readonly stop_grace_period?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, Condition>>;
  readonly healthcheck?: object;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
}

export const composeFiles = ['compose.yaml', 'compose.full.yaml'];

/** All services of both compose files, by names such as `compose.yaml: parvis`. */
export async function readServices(): Promise<readonly (readonly [string, ComposeService])[]> {
  const files = await Promise.all(
    composeFiles.map(async (file) => {
      const { services }: ComposeFile = parse(await readDeployFile(file), { merge: true });
      return Object.entries(services).map(([name, service]) => [`${file}: ${name}`, service] as const);
    }),
  );
  return files.flat();
}

/** Whether the service runs Parvis itself. */
export const runsParvis = ({ image }: ComposeService): boolean => image.startsWith('${PARVIS_IMAGE');

/** The `KEY=value` lines of a systemd unit. A key can have several values. */
export async function readUnit(file: string): Promise<(key: string) => string[]> {
  const lines = (await readDeployFile(file))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const pairs = lines
    .filter((line) => !line.startsWith('['))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  return (key) => pairs.filter(([name]) => name === key).map(([, value]) => value);
}

/** The instructions of the Dockerfile, such as `FROM` and its arguments. */
export async function readDockerfile(): Promise<(keyword: string) => string[]> {
  const instructions = DockerfileParser.parse(await readDeployFile('Dockerfile')).getInstructions();
  return (keyword) =>
    instructions
      .filter((instruction) => instruction.getKeyword() === keyword)
      .map((instruction) => instruction.getArgumentsContent() ?? '');
}

/** The `NAME=value` lines of a file with environment variables. */
export function readVariables(text: string): Map<string, string> {
  const lines = [...text.matchAll(/^(?<name>[A-Z\d_]+)=(?<value>.*)$/gm)];
  return new Map(lines.map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? '']));
}

interface KubernetesObject {
  readonly kind: string;
  readonly [field: string]: unknown;
}

/** The objects of a folder of `deploy/kubernetes`, without its `kustomization.yaml`. */
export async function readObjects(folder: string): Promise<Map<string, KubernetesObject>> {
  const files = (await readdir(join(deployFolder, 'kubernetes', folder))).filter(
    (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
  );
  const objects = await Promise.all(
    files.map(async (file): Promise<KubernetesObject> =>
      parse(await readDeployFile(`kubernetes/${folder}/${file}`)),
    ),
  );
  return new Map(files.map((file, index) => [file, objects[index] ?? { kind: '' }]));
}

/** A duration such as `30s` or `2m`, in seconds. */
export function seconds(duration: string): number {
  const { count, unit } = /^(?<count>\d+)(?<unit>[smh]?)$/.exec(duration)?.groups ?? {};
  return Number(count) * (unit === 'h' ? 3600 : unit === 'm' ? 60 : 1);
}
