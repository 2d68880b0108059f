import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { callApi } from '../../packages/server/test/crash-writer.ts';
import { contractFile } from '../bundle-contract.ts';
import { operationsOf, type ContractDocument } from '../contract-rules.ts';

export interface Pause {
  /** The call during which the pause happened. */
  call: string;
  /** Milliseconds of processor time. */
  milliseconds: number;
}

/** The environment of a server that records its pauses. */
export const pauseEnvironment = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'pause-monitor.ts')}`,
  PAUSE_FILE: file,
});

/** The longest pause since the last call of this function. */
async function longestPause(pid: number, file: string): Promise<number> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const written = await readFile(file, 'utf8').catch(() => '');
    if (written !== '') return Number(written);
    await delay(5);
  }
}

/** The lists that everybody who has logged in can read, as paths of the contract without an id. */
async function lists(): Promise<string[]> {
  const document: ContractDocument = parse(await readFile(contractFile, 'utf8'));
  return operationsOf(document)
    .map(({ name }) => name.replace('GET ', ''))
    .filter((path) => path.startsWith('/') && !path.includes('{'));
}

/**
 * Registers at a server that has just started, and makes each call without an id once. Returns the longest pause of
 * the server's main thread.
 */
export async function longestFirstPause(url: string, pid: number, file: string): Promise<Pause> {
  await longestPause(pid, file);
  const { token } = await callApi<{ token: string }>(url, 'POST', '/auth/signup', null, {
    first_name: 'Bede',
    last_name: 'of Jarrow',
    email: 'bede@example.org',
    password: 'Historia-Ecclesiastica-731',
    phone: null,
    termsAccepted: true,
  });
  let longest: Pause = { call: 'POST /auth/signup', milliseconds: await longestPause(pid, file) };
  for (const path of [...(await lists()), '/marketplace/all?zip=60614&distance=25']) {
    await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } }).then((answer) =>
      answer.arrayBuffer(),
    );
    const milliseconds = await longestPause(pid, file);
    if (milliseconds > longest.milliseconds) longest = { call: `GET ${path}`, milliseconds };
  }
  return longest;
}
