import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';

/** Creates the file store. Only this function decides where files are stored. */
export const createFileStore = ({ dataFolder }: Pick<Config, 'dataFolder'>): FileStore =>
  new DiskFileStore(join(dataFolder, 'files'));
