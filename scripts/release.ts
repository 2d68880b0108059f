// Makes the archive of a release in the folder `release`: `npm run release`, and for another platform
// `npm run release -- --platform linux-arm64`. Also keeps the contract, with which that of the next release is compared.
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './command.ts';
import { keepContract } from './compatibility/released-contract.ts';
import { makeRelease, writeChecksums } from './release/make-release.ts';
import { platforms } from './release/platforms.ts';

const { values } = parseArgs({ options: { platform: { type: 'string', default: 'linux-x64' } } });
const platform = platforms.find(({ name }) => name === values.platform);
if (platform === undefined) {
  console.error(`Unknown platform. Choose one of ${platforms.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const { archive, figures } = await makeRelease(platform);
await writeChecksums();
await keepContract();
console.log(`${relative(root, archive)}: ${figures}`);
