import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { theme } from '../bin/command.ts';
import schema from '../tokens/brands/brand.schema.json' with { type: 'json' };
import { brandRoles } from './brand-colors.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ds-theme-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  const printed: string[] = [];
  const complained: string[] = [];
  const code = await theme(args, {
    print: (line) => printed.push(line),
    complain: (line) => complained.push(line),
  });
  return { code, printed: printed.join('\n'), complained: complained.join('\n') };
}

async function brandFile(brand: unknown): Promise<string> {
  const path = join(folder, 'site.brand.json');
  await writeFile(path, typeof brand === 'string' ? brand : JSON.stringify(brand));
  return path;
}

const good = { name: 'saint-brigid', colors: { primary: '#2f5d46', accent: '#b5703a' } };

describe('ds-theme build', () => {
  it('prints a style sheet', async () => {
    const { code, printed, complained } = await run('build', await brandFile(good));
    expect(code).toBe(0);
    expect(complained).toBe('');
    expect(printed).toContain("[data-brand='saint-brigid'], :root:where(:not([data-brand]))");
    expect(printed).toContain('@layer ds.tokens');
  });

  it('writes it to a file, and reports the measurements', async () => {
    const out = join(folder, 'site.css');
    const { code, printed } = await run('build', await brandFile(good), '--out', out);
    expect(code).toBe(0);
    expect(await readFile(out, 'utf8')).toContain('--ds-color-primary-solid');
    expect(printed).toMatch(/\d+ B compressed/);
    expect(printed).toContain('0 failing');
  });

  it('fails, names the pair and writes nothing if a requested colour lacks contrast', async () => {
    const out = join(folder, 'pale.css');
    const pale = { ...good, roles: { 'primary.text': { light: '#9ad0b4' } } };
    const { code, printed, complained } = await run('build', await brandFile(pale), '--out', out);
    expect(code).toBe(1);
    expect(printed).toBe('');
    expect(complained).toContain('pairs lack contrast');
    expect(complained).toMatch(/primary\.text on background \(light\): 1\.\d\d/);
    expect(complained).toMatch(/"roles": \{\n {2}"primary\.text": \{ "light": "#[\da-f]{6}" \}\n\}$/);
    await expect(readFile(out)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['{', 'is no JSON'],
    [{ name: 'x' }, "lacks 'colors'"],
    [{ ...good, name: 'Saint Brigid' }, "name is 'Saint Brigid'"],
    [{ ...good, colors: { primary: 'green' } }, "colors.primary is 'green'"],
    [{ ...good, colours: {} }, "no property 'colours'"],
    [{ ...good, radius: 'huge' }, 'radius must be one of none, small, medium, large'],
    [{ ...good, fonts: { serif: [] } }, 'fonts.serif must not be empty'],
    [{ ...good, fonts: { serif: ["a'; }"] } }, 'fonts.serif[0]'],
    [{ ...good, roles: { 'danger.solid': '#ffffff' } }, "no property 'danger.solid'"],
    [
      { ...good, roles: { 'primary.sold': '#ffffff' } },
      "no property 'primary.sold'. It may have background, ",
    ],
    [{ ...good, name: 'parvis' }, "name is 'parvis', which is the house's own"],
    [{ ...good, roles: { 'primary.solid': {} } }, 'roles.primary.solid is empty'],
    [{ ...good, logo: { image: "x') }" } }, 'logo.image'],
    ['[]', 'must be of the type object, not array'],
  ])('explains what is wrong with %j', async (brand, fault) => {
    const { code, complained } = await run('build', await brandFile(brand));
    expect(code).toBe(1);
    expect(complained).toContain('site.brand.json is no brand file.');
    expect(complained).toContain(fault);
  });

  it('creates the folder that it writes to', async () => {
    const out = join(folder, 'not/yet/site.css');
    const { code } = await run('build', await brandFile(good), '--out', out);
    expect(code).toBe(0);
    expect(await readFile(out, 'utf8')).toContain('--ds-color-primary-solid');
  });

  it('reports that it cannot write', async () => {
    const { code, complained } = await run('build', await brandFile(good), '--out', folder);
    expect(code).toBe(1);
    expect(complained).toBe(`This is a folder, not a file: ${folder}`);
  });

  it('reports a moved colour on standard error', async () => {
    const path = await brandFile({ ...good, colors: { primary: '#808080' } });
    const moved = 'primary.solid: #808080 → #747474 (light)';
    expect(await run('build', path)).toMatchObject({ code: 0, complained: expect.stringContaining(moved) });
    expect((await run('build', path)).printed).not.toContain(moved);
    expect((await run('build', path, '--out', join(folder, 'moved.css'))).printed).toContain(moved);
    expect((await run('check', path)).printed).toContain(moved);
  });

  it('fails if only another primary colour would be readable', async () => {
    const { code, complained } = await run(
      'build',
      await brandFile({ ...good, colors: { primary: '#ffffff' } }),
    );
    expect(code).toBe(1);
    expect(complained).toContain('"primary": "#747474"');
  });

  it('accepts the house only with its own file', async () => {
    const { code } = await run('check', join(import.meta.dirname, '../tokens/brands/parvis.brand.json'));
    expect(code).toBe(0);
  });

  it('reports a missing file', async () => {
    const path = join(folder, 'nowhere.json');
    const { code, complained } = await run('build', path);
    expect(code).toBe(1);
    expect(complained).toBe(`There is no such file: ${path}`);
  });

  it('reads a file that begins with a byte order mark', async () => {
    const { code, complained } = await run('build', await brandFile(`\uFEFF${JSON.stringify(good)}`));
    expect(complained).toBe('');
    expect(code).toBe(0);
  });
});

describe('ds-theme check', () => {
  it('prints every pair and the lowest ratios', async () => {
    const { code, printed } = await run('check', await brandFile(good));
    expect(code).toBe(0);
    expect(printed.split('\n').length).toBeGreaterThan(1000);
    expect(printed).toMatch(/✓ +\d+\.\d\d of 7 {4}season\.text on season\.subtle \(dark, violet\)/);
    expect(printed).toContain('saint-brigid, more contrast');
  });
});

describe('ds-theme', () => {
  it('does not fail if a reader stops early', async () => {
    const command = spawn(
      process.execPath,
      [join(import.meta.dirname, '../bin/ds-theme.ts'), 'check', await brandFile(good)],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    command.stdout.destroy();
    const complained = text(command.stderr);
    const [code] = await once(command, 'exit');
    expect(await complained).toBe('');
    expect(code).toBe(0);
  });

  it('has a schema that lists all existing roles', () => {
    expect(schema.properties.roles.propertyNames.enum).toEqual([...brandRoles]);
  });

  it('prints its help', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, complained: '' });
  });

  it.each([
    [[], 'No command was given'],
    [['paint'], "no command 'paint'"],
    [['build'], 'No brand file'],
    [['build', 'a', 'b'], 'One brand file at a time'],
    [['check', 'a', '--out', 'b'], 'check writes no file'],
    [['build', 'a', '--colour'], '--colour'],
  ])('rejects %j', async (args, fault) => {
    const { code, complained } = await run(...args);
    expect(code).toBe(2);
    expect(complained).toContain(fault);
    expect(complained).toContain('ds-theme build <site.brand.json>');
  });
});
