import { resolve } from 'node:path';

const HOUR = 60 * 60 * 1000;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** In milliseconds. Slower requests are refused, so that stalled clients do not block resources. */
export interface Timeouts {
  /** For a complete JSON body. */
  readonly json: number;
  /**
   * For a whole form: long, because it may upload several files over a slow connection. The pause timeout ends stalled
   * uploads sooner.
   */
  readonly form: number;
  /** Between two pieces of a body. */
  readonly pause: number;
  /** For the rest of a body that was answered early, so that the client still reads the answer. */
  readonly rest: number;
}

/** The parameters of Argon2id. */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** In milliseconds since the log-in: when a session ends, however often it is used. */
export interface SessionLifetimes {
  readonly member: number;
  /** For the staff. */
  readonly staff: number;
}

/** Where mails go: to an SMTP server (its URL may contain a password) or to files in the data folder. */
type MailTransport = { readonly kind: 'smtp'; readonly url: string } | { readonly kind: 'folder' };

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute; contains the SQLite database, the files and the secrets of this installation. */
  readonly dataFolder: string;
  /** PostgreSQL; null for the SQLite database of the data folder. */
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  /** The address that members type; null when it is not known. */
  readonly publicUrl: URL | null;
  /** The base address of links in mails; this machine by default. */
  readonly siteUrl: URL;
  readonly mail: MailTransport;
  /** Whether members confirm their addresses; they could not if mails stayed in the data folder. */
  readonly confirmsEmail: boolean;
  /** Shows the mails of the data folder to developers, at /dev/mail. */
  readonly devMail: boolean;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** Receives what visitors write to the staff. */
  readonly contactEmail: string;
  /** The liturgical calendar of the site. */
  readonly liturgicalRegion: 'general' | 'unitedStates';
  /** The account for members' bank transfers. */
  readonly payment: {
    /** The name of the transfer service, as members know it. */
    readonly service: string;
    readonly payeeName: string;
    /** The e-mail address that the service knows the payee by. */
    readonly payeeEmail: string;
  };
  /** The size limit for the recording of a resource. */
  readonly recordingBytes: number;
  /** Requests a minute and client; the limits of signing in and up follow it. */
  readonly rateLimitMax: number;
  readonly logLevel: LogLevel;
  /** The trusted proxies, which may set the client's address: none, the first n, or those of these networks. */
  readonly trustProxy: false | number | readonly string[];
  /** The bearer token for /metrics; without it only this machine may read them. */
  readonly metricsToken: string | null;
  /** Signs cursors and file addresses in place of the secret of the data folder, for several processes. */
  readonly secret: string | null;
  /** Whether staff need a second factor before they may act as staff. */
  readonly staffNeedsSecondFactor: boolean;
  /** The built app. */
  readonly appFolder: string;
  readonly shutdownSeconds: number;
  readonly timeouts: Timeouts;
  /** In milliseconds: a member who reopens a page within it stays online. */
  readonly presenceGrace: number;
  /** In milliseconds: the interval of the check for due jobs. */
  readonly jobInterval: number;
  /** Whether a commit waits for the disk; false only in tests. PostgreSQL has settings of its own. */
  readonly durable: boolean;
  readonly sessionLifetimes: SessionLifetimes;
  /** The cost of hashing a password, and thus of each guess. */
  readonly passwordCost: PasswordCost;
}

/** A configuration error that an administrator can fix; its message is one readable line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function text(environment: Environment, name: string): string | null {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function integer(
  environment: Environment,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = text(environment, name);
  if (value === null) return fallback;
  const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, but is "${value}".`);
  }
  return number;
}

function address(environment: Environment, name: string, protocols: readonly string[]): URL | null {
  const value = text(environment, name);
  if (value === null) return null;
  const url = URL.parse(value);
  if (url === null || !protocols.includes(url.protocol)) {
    // The value is not repeated, because it may contain a password.
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join('// or ')}//.`);
  }
  return url;
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

function staffNeedsSecondFactor(environment: Environment, publicUrl: URL | null): boolean {
  const value = text(environment, 'STAFF_TWO_FACTOR') ?? 'required';
  if (value !== 'required' && value !== 'optional') {
    throw new ConfigError(`STAFF_TWO_FACTOR must be required or optional, but is "${value}".`);
  }
  // Without https a site is for trying out.
  return value === 'required' && publicUrl?.protocol === 'https:';
}

/** Whether a name or an address can only lead to this machine. */
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

/** A rough check of an address; the mail server judges the rest. */
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

/** Reads and checks every environment variable that the server knows. */
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
    recordingBytes: integer(environment, 'RECORDING_MB', 100, 1, 2000) * 1024 * 1024,
    rateLimitMax: integer(environment, 'RATE_LIMIT_MAX', 600, 1, 1_000_000_000),
    logLevel: logLevel(environment),
    trustProxy: trustProxy(environment),
    metricsToken: text(environment, 'METRICS_TOKEN'),
    secret: secret(environment),
    staffNeedsSecondFactor: staffNeedsSecondFactor(environment, publicUrl),
    appFolder: resolve(import.meta.dirname, '../../../app/dist'),
    shutdownSeconds: integer(environment, 'SHUTDOWN_SECONDS', 10, 1, 600),
    timeouts: { json: 30_000, form: 3_600_000, pause: 30_000, rest: 2000 },
    presenceGrace: 5000,
    jobInterval: 1000,
    durable: true,
    sessionLifetimes: { member: 90 * 24 * HOUR, staff: 12 * HOUR },
    // The parameters that OWASP recommends for Argon2id.
    passwordCost: { memory: 19_456, passes: 2 },
  };
}
