// A repository that only grows is slow to clone for good: a large change says why, in a line `Large-change: …` at the end of
// its commit message.
import { additionOf, isAllowed, LIMIT } from './added-bytes.ts';
import { root } from './command.ts';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(2);

const addition = await additionOf(root);
if (addition === null) console.log('There is no history to compare with.');
else {
  const { bytes, reasons } = addition;
  const isFine = isAllowed(addition);
  console.log(
    `${isFine ? '✓' : '✗'} The change adds ${megabytes(bytes)} of ${megabytes(LIMIT)} MB to the history.`,
  );
  for (const reason of reasons) console.log(`  ${reason}`);
  if (!isFine)
    console.log('  Make it smaller, or end a commit message with a line “Large-change: ” and the reason.');
  process.exitCode = isFine ? 0 : 1;
}
