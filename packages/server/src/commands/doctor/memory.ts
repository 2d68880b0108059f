import { totalmem } from 'node:os';
import { ok, warning, type Finding } from './finding.ts';

const MEBIBYTE = 1024 * 1024;
/** The server and its two worker processes (docs/operations.md, "Memory"). */
const NEEDED = 700;

/** The memory in bytes that this process may use: that of the machine, or less in a container. */
function allowedMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

export function checkMemory(bytes = allowedMemory()): Finding[] {
  const mebibytes = Math.floor(bytes / MEBIBYTE);
  const text = `The machine or container has ${mebibytes} MiB of memory. Parvis needs ${NEEDED} MiB.`;
  if (mebibytes >= NEEDED) return [ok(text)];
  return [
    warning(text, 'Give it more memory. Otherwise the system can end the server when photos are uploaded.'),
  ];
}
