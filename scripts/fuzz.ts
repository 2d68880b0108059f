// Sends random requests to every operation and looks for 5xx responses, missing responses and leaked data. Example:
// `npm run fuzz -- --seed 7 --requests 10000`. The same seed sends the same requests.
import { parseArgs } from 'node:util';
import { readContractDocument } from '../packages/server/src/platform/http/contract-document.ts';
import { isIdentifier } from '../packages/server/src/platform/identifiers.ts';
import { leaksIn } from '../packages/server/test/fuzz/leaks.ts';
import { createFuzzRequests, segmentOf, type FuzzRequest } from '../packages/server/test/fuzz/requests.ts';
import { createSender, type FuzzAnswer } from '../packages/server/test/fuzz/send.ts';
import { startWorld, type World } from '../packages/server/test/fuzz/world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '10000' },
  },
});
const seed = Number(values.seed);
const count = Number(values.requests);
if (!Number.isSafeInteger(seed) || !(Number.isSafeInteger(count) && count > 0))
  throw new Error('--seed and --requests take whole numbers.');

const idsPerSegment = 30;
const mostShown = 20;
const renewEvery = 250;

/** Remembers the ids in this response, so that later requests use them. */
function learn({ known }: World, { operation }: FuzzRequest, { type, text }: FuzzAnswer): void {
  if (!type.startsWith('application/json')) return;
  const segment = segmentOf(operation);
  const ids = known.get(segment) ?? [];
  for (const [found] of text.matchAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu))
    if (isIdentifier(found) && !ids.includes(found)) ids.push(found);
  known.set(segment, ids.slice(-idsPerSegment));
}

const world = await startWorld({ LOG_LEVEL: 'silent' });
const sender = createSender(world.address);
const draw = createFuzzRequests(await readContractDocument(), world.known);
const statuses = new Map<number, number>();
const served = new Set<string>();
const faults: string[] = [];

async function tryOne(number: number): Promise<void> {
  const request = draw(seed, number, (actor) => world.id(actor));
  const { actor, operation, path } = request;
  const name = `request ${number}: ${operation.method} ${path} by the ${actor}`;
  try {
    const answer = await sender.send(request, world.token(actor));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 300) served.add(operation.id);
    if (answer.status >= 500) faults.push(`${name} answered ${answer.status}: ${answer.text}`);
    faults.push(...leaksIn(answer.text, actor, world.secrets).map((leak) => `${name} ${leak}`));
    learn(world, request, answer);
    // Replaces the members after a change of role. A member with a new role is allowed to read more, which must not
    // be reported as a leak.
    if (operation.id === 'assignRole' && answer.status < 300) await world.renew();
  } catch (error) {
    faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

for (let number = 0; number < count; number += 1) {
  if (number > 0 && number % renewEvery === 0) await world.renew();
  await tryOne(number);
}

sender.close();
await world.community.close().catch((error: unknown) => {
  faults.push(error instanceof Error ? error.message : String(error));
});
const summary = [...statuses].toSorted(([one], [other]) => one - other);
console.log(summary.map(([status, times]) => `${status}: ${times}`).join('  '));
console.log(`${count} requests with seed ${seed}; ${served.size} operations answered with success.`);
for (const fault of faults.slice(0, mostShown)) console.error(fault);
if (faults.length > 0) console.error(`${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
