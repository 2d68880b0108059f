import { join } from 'node:path';
import { copyMissingFiles, type MoveCounts } from '../features/files/index.ts';
import { ConfigError, type Config } from '../platform/config.ts';
import { createFileStore } from '../platform/files/create-file-store.ts';
import { FileStoreError } from '../platform/files/file-store-error.ts';
import { runDatabaseCommand } from './operator-command.ts';

const SECOND = 1000;
const REPORT_INTERVAL = 5 * SECOND;

const amount = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const summaryOf = ({ copied, bytes, present }: MoveCounts): string =>
  `Copied and verified ${amount(copied)} (${megabytes(bytes)}). The target already had ${present}.`;

function createReporter(): (counts: MoveCounts) => void {
  let reportedAt = Date.now();
  return (counts) => {
    if (Date.now() - reportedAt < REPORT_INTERVAL) return;
    reportedAt = Date.now();
    process.stdout.write(`${summaryOf(counts)}\n`);
  };
}

/** Members can upload files until the server stops. So the last run is between the stop and the start. */
function nextSteps(direction: string, folder: string): string {
  return direction === 'to-s3'
    ? `Next: 1. Stop the server. 2. Run this command again for the newest files. 3. Start the server with the settings S3_…. 4. When members see their pictures, delete ${folder}.`
    : `Next: 1. Stop the server. 2. Run this command again for the newest files. 3. Remove the settings S3_…, and start the server. 4. When members see their pictures, delete the files in the bucket.`;
}

function storesOf(config: Config, direction: string) {
  if (config.s3 === null)
    throw new ConfigError('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first.');
  const bucket = createFileStore(config);
  const disk = createFileStore({ ...config, s3: null });
  if (direction === 'to-s3') return { source: disk, target: bucket };
  if (direction === 'to-disk') return { source: bucket, target: disk };
  throw new ConfigError(`The direction must be to-s3 or to-disk, but is "${direction}".`);
}

await runDatabaseCommand({
  usage: 'files-move <to-s3|to-disk>',
  async run({ config, database, argument: direction }) {
    const stores = storesOf(config, direction);
    const temporary = join(config.dataFolder, 'tmp');
    try {
      const counts = await copyMissingFiles({
        ...stores,
        database,
        temporary,
        onProgress: createReporter(),
      });
      if (counts.differing > 0) {
        throw new ConfigError(
          `${summaryOf(counts)} The copies of ${amount(counts.differing)} differed, and were deleted. Run this command again. If this repeats, check the disk and the bucket.`,
        );
      }
      return `${summaryOf(counts)}\n${nextSteps(direction, join(config.dataFolder, 'files'))}`;
    } catch (error) {
      if (!(error instanceof FileStoreError)) throw error;
      throw new ConfigError(
        `${error.message} Check the settings S3_… and the service. Then run this command again: it copies only the missing files.`,
      );
    }
  },
});
