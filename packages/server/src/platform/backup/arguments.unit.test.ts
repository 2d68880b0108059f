import { expect, test } from 'vitest';
import { backupArguments, restoreArguments } from './arguments.ts';

const config = { backup: { folder: '/backups', passphrase: null } };
const unset = { backup: { folder: null, passphrase: null } };

test('the folder and the days of a backup can be named, or have a default', () => {
  expect(backupArguments([], config)).toEqual({ folder: '/backups', keepDays: 60 });
  expect(backupArguments(['/other', '--keep-days', '7'], config)).toEqual({ folder: '/other', keepDays: 7 });
});

test.each([
  [[], /^Name a folder for the backup, or set BACKUP_DIR\. Usage: .+$/],
  [['a', 'b'], /^Usage: .+$/],
  [['a', '--keep-days', '61'], /^--keep-days must be a whole number from 1 to 60, because .+$/],
  [['a', '--keep-days', '0'], /^--keep-days must be .+$/],
  [['a', '--keep-days', 'all'], /^--keep-days must be .+$/],
  [['a', '--forever'], /^Unknown option '--forever'.+ Usage: .+$/],
])('a backup with the arguments %j is refused with one line', (args, line) => {
  expect(() => backupArguments(args, unset)).toThrow(line);
});

test('a restore replaces and verifies only if the options say so', () => {
  expect(restoreArguments(['/a'])).toEqual({ path: '/a', replaces: false, verifies: false });
  expect(restoreArguments(['/a', '--replace'])).toMatchObject({ replaces: true, verifies: false });
  expect(restoreArguments(['--verify', '/a'])).toMatchObject({ replaces: false, verifies: true });
});

test.each([[[]], [['a', 'b']], [['a', '--verify', '--replace']], [['a', '--force']]])(
  'a restore with the arguments %j is refused with its usage',
  (args) => {
    expect(() => restoreArguments(args)).toThrow(/Usage: restore <file> \[--replace \| --verify\]$/);
  },
);
