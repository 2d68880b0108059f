import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { dataFolder } from './data-folder.ts';
import { authorised, confirmAddress, type Member } from './members.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

/** Makes a member an administrator, with the command that makes the first administrator. */
export async function makeAdministrator({ email }: Pick<Member, 'email'>): Promise<void> {
  const { stdout } = await run(
    process.execPath,
    ['--import', './scripts/environment.ts', 'packages/server/src/commands/make-administrator.ts', email],
    { cwd: root, env: { ...process.env, DATA_DIR: dataFolder(), LOG_LEVEL: 'error' } },
  );
  expect(stdout).toContain('is now an administrator');
}

/** Gives a member another role by the API. A staff role requires a confirmed address. */
export async function assign(
  request: APIRequestContext,
  administrator: Member,
  member: Member,
  role: 'member' | 'editor' | 'moderator' | 'administrator',
): Promise<void> {
  if (role !== 'member') await confirmAddress(request, member);
  const answer = await request.put(`/api/admin/members/${member._id}/role`, {
    headers: authorised(administrator),
    data: { role },
  });
  expect(answer.status()).toBe(200);
}
