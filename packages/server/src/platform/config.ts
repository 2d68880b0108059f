import { resolve } from 'node:path';
import { address, ConfigError, integer, text, type Environment } from './environment.ts';
import { directOriginOf, readS3Settings, type S3Settings } from './files/s3-settings.ts';
import { publicOutbound, type Outbound } from './outbound/outbound.ts';
import { readTracingSettings, type TracingSettings } from './tracing/tracing-settings.ts';

export { ConfigError } from './environment.ts';

const HOUR = 60 * 60 * 1000;
/** A thief of a backup can try any number of passphrases. Four random words have more characters than this. */
const SHORTEST_PASSPHRASE = 16;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Time limits in milliseconds. Slower requests are refused, so that stalled clients do not occupy the server. */
export interface Timeouts {
  /** The limit for a complete JSON body. */
  readonly json: number;
  /**
   * The limit for a whole form. It is long, because a form can have several files and the connection can be slow. The
   * limit `pause` ends a stalled upload earlier.
   */
  readonly form: number;
  /** The limit between two pieces of a body. */
  readonly pause: number;
  /**
   * Sometimes the server responds before it has received the whole body. The server still reads the rest, for at most
   * this time, so that the client can read the response.
   */
  readonly rest: number;
}

/** The parameters of Argon2id. */
export interface PasswordCost {
  /** The memory in KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** How long a session can last after the login, in milliseconds. It ends then even if it is used often. */
export interface SessionLifetimes {
  readonly member: number;
  /** The limit for staff. */
  readonly staff: number;
}

/** The target of emails: an SMTP server or files in the data folder. The URL of the server can contain a password. */
type MailTransport = { readonly kind: 'smtp'; readonly url: string } | { readonly kind: 'folder' };

export interface Config {
  readonly port: number;
  readonly host: string;
  /**
   * The absolute path of the data folder. It contains the SQLite database, the files and the secrets of this
   * installation.
   */
  readonly dataFolder: string;
  /** The URL of the PostgreSQL database. Null means the SQLite database in the data folder. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** The URL of the Redis or Valkey through which several servers share events and rate limits. */
  readonly redisUrl: string | null;
  /** Whether the server refuses all writes. */
  readonly readOnly: boolean;
  /** The bucket that stores the files. Null means the data folder. */
  readonly s3: S3Settings | null;
  /** The URL that members type. Null if it is not known. */
  readonly publicUrl: URL | null;
  /** The base URL of links in emails. The default is this machine. */
  readonly siteUrl: URL;
  readonly mail: MailTransport;
  /** Whether members confirm their addresses. They cannot do so if the emails stay in the data folder. */
  readonly confirmsEmail: boolean;
  /** Whether developers can see the emails of the data folder at /dev/mail. */
  readonly devMail: boolean;
  /** The sender's address of emails. */
  readonly mailFrom: string;
  /** The address that gets visitors' messages to the staff. */
  readonly contactEmail: string;
  /** The liturgical calendar of the site. */
  readonly liturgicalRegion: 'general' | 'unitedStates';
  /** The account to which members send bank transfers. */
  readonly payment: {
    /** The name of the transfer service that members know. */
    readonly service: string;
    readonly payeeName: string;
    /** The email address under which the transfer service knows the payee. */
    readonly payeeEmail: string;
  };
  /** How the server reads websites for the previews of links. Null if it reads none. */
  readonly linkPreviews: Outbound | null;
  /** How the server reaches the push services of browsers. */
  readonly push: Outbound;
  /** The maximum size of a resource's recording in bytes. */
  readonly recordingBytes: number;
  /**
   * The number of requests that a client can send in a minute. The limits for login and sign-up are fractions of it.
   */
  readonly rateLimitMax: number;
  readonly logLevel: LogLevel;
  /** The proxies that are trusted to give the client's address: none, the first n, or those in these networks. */
  readonly trustProxy: false | number | readonly string[];
  /** The bearer token for /metrics. If there is none, only this machine can read the metrics. */
  readonly metricsToken: string | null;
  /** Where and how traces are sent. Null if tracing is off. */
  readonly tracing: TracingSettings | null;
  /**
   * The secret that signs cursors and the addresses of files. It replaces the secret of the data folder, so that
   * several processes can use the same secret.
   */
  readonly secret: string | null;
  /** Whether staff need a second factor to use their rights. */
  readonly staffNeedsSecondFactor: boolean;
  readonly backup: {
    /** The folder to which backups are written. Null if the command names it. */
    readonly folder: string | null;
    /** The passphrase with which backups are encrypted. Null if they are not. */
    readonly passphrase: string | null;
  };
  /** The folder with the built app. */
  readonly appFolder: string;
  readonly shutdownSeconds: number;
  /** How long a server that is stopped still serves, while load balancers and pages leave it. */
  readonly drainSeconds: number;
  readonly timeouts: Timeouts;
  /** The grace period in milliseconds. A member who opens a page again within this period stays online. */
  readonly presenceGrace: number;
  /** The time between two checks for due jobs, in milliseconds. */
  readonly jobInterval: number;
  /** Whether a commit waits for the disk. False only in tests. PostgreSQL has its own setting for this. */
  readonly durable: boolean;
  readonly sessionLifetimes: SessionLifetimes;
  /** The cost of hashing a password. An attacker has the same cost for each guess. */
  readonly passwordCost: PasswordCost;
}

function logLevel(environment: Environment): LogLevel {
  const value = text(environment, 'LOG_LEVEL') ?? 'info';
  const level = logLevels.find((known) => known === value);
  if (level === undefined) {
    throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, but is "${value}".`);
  }
  return level;
}

function trustProxy(environment: Environment): Config['trustProxy'] {
  const value = text(environment, 'TRUST_PROXY');
  if (value === null || value === 'false' || value === '0') return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const networks = value.split(',').map((part) => part.trim());
  if (
    networks.every((network) => /^(loopback|linklocal|uniquelocal|[0-9a-f.:]+(\/\d{1,3})?)$/i.test(network))
  ) {
    return networks;
  }
  throw new ConfigError(
    `TRUST_PROXY must be the number of proxies before the server, or their networks such as "loopback" or "10.0.0.0/8", but is "${value}".`,
  );
}

function secret(environment: Environment): string | null {
  const value = text(environment, 'SECRET');
  if (value !== null && value.length < 32) {
    throw new ConfigError('SECRET must have at least 32 characters.');
  }
  return value;
}

function backup(environment: Environment): Config['backup'] {
  const folder = text(environment, 'BACKUP_DIR');
  const passphrase = text(environment, 'BACKUP_PASSPHRASE');
  if (passphrase !== null && passphrase.length < SHORTEST_PASSPHRASE)
    throw new ConfigError(`BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters.`);
  return { folder: folder === null ? null : resolve(folder), passphrase };
}

function staffNeedsSecondFactor(environment: Environment, publicUrl: URL | null): boolean {
  const value = text(environment, 'STAFF_TWO_FACTOR') ?? 'required';
  if (value !== 'required' && value !== 'optional') {
    throw new ConfigError(`STAFF_TWO_FACTOR must be required or optional, but is "${value}".`);
  }
  // A site without https is only for trying the software out, so staff need no second factor there.
  return value === 'required' && publicUrl?.protocol === 'https:';
}

function s3(environment: Environment, publicUrl: URL | null): S3Settings | null {
  const settings = readS3Settings(environment);
  const isInsecure = directOriginOf(settings)?.startsWith('http:') === true;
  if (isInsecure && publicUrl?.protocol === 'https:') {
    throw new ConfigError(
      'With S3_DIRECT_READS=1, S3_PUBLIC_ENDPOINT must begin with https://, because PUBLIC_URL does.',
    );
  }
  return settings;
}

/** Whether a host name or an address always means this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);
}

function devMail(environment: Environment, publicUrl: URL | null): boolean {
  const value = text(environment, 'DEV_MAIL') ?? '0';
  if (value === '0') return false;
  if (value !== '1') throw new ConfigError(`DEV_MAIL must be 0 or 1, but is "${value}".`);
  if (environment['NODE_ENV'] === 'production' || !isLoopback(publicUrl?.hostname ?? 'localhost')) {
    throw new ConfigError(
      'DEV_MAIL shows what members are sent: it is for development on your own machine, and this is a public site.',
    );
  }
  return true;
}

/** A rough check of an address. The mail server does the exact check. */
const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+$/u;

function email(environment: Environment, name: string, fallback: string): string {
  const value = text(environment, name) ?? fallback;
  if (!EMAIL.test(value)) throw new ConfigError(`${name} must be an e-mail address, but is "${value}".`);
  return value;
}

function line(environment: Environment, name: string, fallback: string): string {
  const value = text(environment, name) ?? fallback;
  if (value.length > 60 || /\p{Cc}/u.test(value)) {
    throw new ConfigError(`${name} must be one line of at most 60 characters.`);
  }
  return value;
}

function liturgicalRegion(environment: Environment): Config['liturgicalRegion'] {
  const value = text(environment, 'LITURGICAL_REGION') ?? 'unitedStates';
  if (value !== 'general' && value !== 'unitedStates') {
    throw new ConfigError(`LITURGICAL_REGION must be general or unitedStates, but is "${value}".`);
  }
  return value;
}

function mailTransport(environment: Environment): MailTransport {
  const smtp = address(environment, 'SMTP_URL', ['smtp:', 'smtps:']);
  return smtp === null ? { kind: 'folder' } : { kind: 'smtp', url: smtp.href };
}

function redisUrl(environment: Environment): string | null {
  const url = address(environment, 'REDIS_URL', ['redis:', 'rediss:']);
  if (url !== null && text(environment, 'DATABASE_URL') === null)
    throw new ConfigError(
      'REDIS_URL is for several servers that share a PostgreSQL database. Set DATABASE_URL, or remove REDIS_URL.',
    );
  return url?.href ?? null;
}

/** Reads and checks every environment variable that the server uses. */
export function readConfig(environment: Environment): Config {
  const port = integer(environment, 'PORT', 3000, 0, 65_535);
  const publicUrl = address(environment, 'PUBLIC_URL', ['http:', 'https:']);
  const mail = mailTransport(environment);
  const siteUrl = publicUrl ?? new URL(`http://localhost:${port}`);
  return {
    port,
    host: text(environment, 'HOST') ?? '0.0.0.0',
    dataFolder: resolve(text(environment, 'DATA_DIR') ?? 'data'),
    databaseUrl: address(environment, 'DATABASE_URL', ['postgres:', 'postgresql:'])?.href ?? null,
    databasePoolSize: integer(environment, 'DATABASE_POOL_SIZE', 10, 1, 500),
    redisUrl: redisUrl(environment),
    readOnly: integer(environment, 'READ_ONLY', 0, 0, 1) === 1,
    s3: s3(environment, publicUrl),
    publicUrl,
    siteUrl,
    devMail: devMail(environment, publicUrl),
    mail,
    confirmsEmail: mail.kind !== 'folder',
    mailFrom: email(environment, 'MAIL_FROM', `no-reply@${siteUrl.hostname}`),
    contactEmail: email(environment, 'CONTACT_EMAIL', `contact@${siteUrl.hostname}`),
    liturgicalRegion: liturgicalRegion(environment),
    payment: {
      service: line(environment, 'PAYMENT_SERVICE', 'Zelle'),
      payeeName: line(environment, 'PAYMENT_PAYEE_NAME', 'Parvis'),
      payeeEmail: email(environment, 'PAYMENT_PAYEE_EMAIL', 'payments@parvis.example'),
    },
    linkPreviews: integer(environment, 'LINK_PREVIEWS', 1, 0, 1) === 1 ? publicOutbound : null,
    push: publicOutbound,
    recordingBytes: integer(environment, 'RECORDING_MB', 100, 1, 2000) * 1024 * 1024,
    rateLimitMax: integer(environment, 'RATE_LIMIT_MAX', 600, 1, 1_000_000_000),
    logLevel: logLevel(environment),
    trustProxy: trustProxy(environment),
    metricsToken: text(environment, 'METRICS_TOKEN'),
    tracing: readTracingSettings(environment),
    secret: secret(environment),
    staffNeedsSecondFactor: staffNeedsSecondFactor(environment, publicUrl),
    backup: backup(environment),
    appFolder: resolve(import.meta.dirname, '../../../app/dist'),
    shutdownSeconds: integer(environment, 'SHUTDOWN_SECONDS', 10, 1, 600),
    drainSeconds: integer(environment, 'DRAIN_SECONDS', 0, 0, 600),
    timeouts: { json: 30_000, form: 3_600_000, pause: 30_000, rest: 2000 },
    presenceGrace: 5000,
    jobInterval: 1000,
    durable: true,
    sessionLifetimes: { member: 90 * 24 * HOUR, staff: 12 * HOUR },
    // OWASP recommends these parameters for Argon2id.
    passwordCost: { memory: 19_456, passes: 2 },
  };
}
