import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, root } from './command.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-rules-'));
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Lints a text as if it were the file with this path. */
async function lint(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
  return command('oxlint', ['--deny-warnings', path], { cwd: folder });
}

describe.each([
  'packages/app/src/shell/part.tsx',
  'packages/app/src/features/feed/part.tsx',
  'packages/app/src/features/admin/members/part.tsx',
])('the rules of the app, in %s', { timeout: 30_000 }, (path) => {
  it('allows the styles and components of the design system', async () => {
    const { code, output } = await lint(
      path,
      `import '@parvis/design-system/styles.css';
import { Stack } from '@parvis/design-system';

export const Part = () => <Stack gap={2}>Pax</Stack>;
`,
    );
    expect(output).toContain('0 errors');
    expect(code).toBe(0);
  });

  it.each([
    ["import './part.css';", 'no-restricted-imports'],
    ["import styles from './part.module.css';\nexport const name = styles.root;", 'no-restricted-imports'],
    ["import text from './part.css?inline';\nexport const sheet = text;", 'no-restricted-imports'],
    ["import address from '../looks/part.css?url';\nexport const sheet = address;", 'no-restricted-imports'],
    ["import './part.scss';", 'no-restricted-imports'],
    ["import './part.module.less';", 'no-restricted-imports'],
    ["import { Slot } from '@radix-ui/react-slot';\nexport const part = Slot;", 'no-restricted-imports'],
    ["import { Link } from 'react-router-dom';\nexport const part = Link;", 'no-restricted-imports'],
    ["import { db } from '@parvis/server/db';\nexport const data = db;", 'no-restricted-imports'],
    ['export const Part = () => <style>{"p { color: red }"}</style>;', 'forbid-elements'],
    ["export const Part = () => <p style={{ color: 'red' }}>Pax</p>;", 'forbid-dom-props'],
    ['export const Part = () => <p className="red">Pax</p>;', 'forbid-dom-props'],
    [
      "import { Text } from '@parvis/design-system';\nexport const Part = () => <Text style={{ color: 'red' }}>Pax</Text>;",
      'forbid-component-props',
    ],
    [
      'import { Text } from \'@parvis/design-system\';\nexport const Part = () => <Text className="red">Pax</Text>;',
      'forbid-component-props',
    ],
    ["document.body.style.color = 'red';\nexport {};", 'no-restricted-properties'],
    ["document.body.className = 'red';\nexport {};", 'no-restricted-properties'],
    ["document.body.classList.add('red');\nexport {};", 'no-restricted-properties'],
  ])('forbids %s', async (text, rule) => {
    const { code, output } = await lint(path, `${text}\n`);
    expect(output).toContain(`(${rule})`);
    expect(code).toBe(1);
  });
});

describe('the lint rules for imports from a feature', { timeout: 30_000 }, () => {
  const feed = 'packages/app/src/features/feed/part.tsx';
  const member = 'packages/app/src/features/admin/members/part.tsx';
  const shell = 'packages/app/src/shell/part.tsx';
  const routes = 'packages/server/src/features/posts/routes.ts';
  const service = 'packages/server/src/features/posts/service.ts';
  const server = 'packages/server/src/create-server.ts';

  it.each([
    [feed, '../people/index.ts'],
    [feed, './post.ts'],
    [feed, '../../platform/toasts.ts'],
    [member, '../../people/index.ts'],
    [member, '../words.ts'],
    [member, '../../../platform/toasts.ts'],
    [shell, '../features/people/index.ts'],
    [shell, '../features/feed/feed-screen.tsx'],
    [routes, '../people/index.ts'],
    [service, '../people/index.ts'],
    [service, './repository.ts'],
    [server, './features/people/index.ts'],
  ])('let %s import %s', async (path, file) => {
    const { code, output } = await lint(path, `export { name } from '${file}';\n`);
    expect(output).toContain('0 errors');
    expect(code).toBe(0);
  });

  it.each([
    [feed, '../people/person.ts'],
    [member, '../../people/person.ts'],
    [member, '../../admin/jobs/words.ts'],
    // A longer path to the same file.
    [feed, '../../features/people/person.ts'],
    [feed, '../../features/profile/profile-screen.tsx'],
    [member, '../../../features/people/person.ts'],
    [routes, '../../features/people/person.ts'],
    [service, '../../features/people/person.ts'],
    [service, '../../../src/features/people/person.ts'],
    [shell, '../features/people/person.ts'],
    [shell, '../features/admin/members/words.ts'],
    // A feature without an index exports nothing to other features.
    [feed, '../profile/headline.ts'],
    [feed, '../profile/profile-screen.tsx'],
    [member, '../../settings/use-sessions.ts'],
    [shell, '../features/profile/headline.ts'],
    [routes, '../people/person.ts'],
    [service, '../people/person.ts'],
    [server, './features/people/person.ts'],
    ['packages/server/src/platform/clock.ts', '../features/people/index.ts'],
  ])('do not let %s import %s', async (path, file) => {
    const { code, output } = await lint(path, `export { name } from '${file}';\n`);
    expect(output).toContain('(no-restricted-imports)');
    expect(code).toBe(1);
  });

  it.each([
    [feed, '../profile/headline.ts'],
    [shell, '../features/profile/headline.ts'],
    [service, '../people/person.ts'],
  ])('do not let %s load %s later', async (path, file) => {
    const { code, output } = await lint(path, `export const load = () => import('${file}');\n`);
    expect(output).toContain('(no-restricted-imports)');
    expect(code).toBe(1);
  });
});
