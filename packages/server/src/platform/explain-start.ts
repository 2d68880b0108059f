import { ConfigError, type Config } from './config.ts';

const SQLITE_READ_ONLY = 8;
const SQLITE_INPUT_OUTPUT = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANNOT_OPEN = 14;
const SQLITE_NO_DATABASE = 26;

const property = (error: Error, name: string): unknown => Reflect.get(error, name);

function ofDatabase(code: number, { dataFolder }: Config): string | null {
  switch (code & 0xff) {
    case SQLITE_CORRUPT:
    case SQLITE_NO_DATABASE:
      return `The database in ${dataFolder} is damaged. Restore the folder from a backup, as docs/operations.md says.`;
    case SQLITE_READ_ONLY:
    case SQLITE_CANNOT_OPEN:
      return notWritable(dataFolder);
    case SQLITE_INPUT_OUTPUT:
      return `The disk of the data folder ${dataFolder} cannot be read or written. Check it, or choose another folder with DATA_DIR.`;
    case SQLITE_FULL:
      return noRoom(dataFolder);
    default:
      return null;
  }
}

const notWritable = (folder: string): string =>
  `The data folder ${folder} cannot be written. Give its owner the right to write, or choose another folder with DATA_DIR.`;
const noRoom = (folder: string): string =>
  `The disk of the data folder ${folder} is full. Make room on it, or choose another folder with DATA_DIR.`;

function ofSystem(code: unknown, config: Config): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${config.port} is already in use. Stop what uses it, or choose another one with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${config.host}. Choose another one with HOST.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return noRoom(config.dataFolder);
    case 'EROFS':
      return notWritable(config.dataFolder);
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data folder ${config.dataFolder} is a file. Choose another folder with DATA_DIR.`;
    default:
      return null;
  }
}

/**
 * The user who runs the server lacks a permission, for a port below 1024 or for a folder. The system call shows which
 * one.
 */
function ofPermission(error: Error, config: Config): string {
  return property(error, 'syscall') === 'listen'
    ? `This user may not listen on port ${config.port}. Choose another one with PORT.`
    : notWritable(config.dataFolder);
}

/** On a disk that cannot be written, creating a folder can fail with the error for a missing parent folder. */
const ofMissing = (error: Error, { dataFolder }: Config): string | null =>
  property(error, 'syscall') === 'mkdir'
    ? `The data folder ${dataFolder} cannot be created. Create it, or choose another folder with DATA_DIR.`
    : null;

/**
 * Explains why the server could not start or stop. Returns one line with the remedy. If the cause is not known,
 * returns the whole error.
 */
export function explainStart(error: unknown, config: Config | null): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConfigError) return error.message;
  const code = property(error, 'code');
  const databaseCode = property(error, 'errcode');
  let explanation: string | null = null;
  if (config !== null) {
    if (typeof databaseCode === 'number') explanation = ofDatabase(databaseCode, config);
    else if (code === 'EACCES' || code === 'EPERM') explanation = ofPermission(error, config);
    else if (code === 'ENOENT') explanation = ofMissing(error, config);
    else explanation = ofSystem(code, config);
  }
  return explanation ?? error.stack ?? error.message;
}
