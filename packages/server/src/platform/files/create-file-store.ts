import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { S3FileStore } from './s3-file-store.ts';

/** Returns where the files are: in the data folder, or in an S3 bucket. */
export const fileStoreKind = ({ s3 }: Pick<Config, 's3'>): 'disk' | 's3' => (s3 === null ? 'disk' : 's3');

/** Creates the file store. Only this function decides where files are stored. */
export const createFileStore = ({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): FileStore =>
  s3 === null ? new DiskFileStore(join(dataFolder, 'files')) : new S3FileStore(s3);
