// Checks for large commits. Git keeps every file that was ever added, so a large commit slows down every later clone.
// A large commit must give its reason in a line `Large-change: …` at the end of its message.
import { additionsOf, isAllowed, LIMIT } from './added-bytes.ts';
import { root } from './command.ts';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(2);

const additions = await additionsOf(root);
const sum = additions.reduce((total, { bytes }) => total + bytes, 0);
console.log(`The last ${additions.length} commits add ${megabytes(sum)} MB to the history.`);
for (const addition of additions) {
  const { subject, bytes, reasons } = addition;
  if (bytes <= LIMIT) continue;
  const mark = isAllowed(addition) ? '✓' : '✗';
  console.log(`${mark} ${megabytes(bytes)} of ${megabytes(LIMIT)} MB: ${[subject, ...reasons].join('; ')}`);
}
const isFine = additions.every(isAllowed);
if (!isFine) console.log('Make it smaller, or end its message with a line “Large-change: ” and the reason.');
process.exitCode = isFine ? 0 : 1;
