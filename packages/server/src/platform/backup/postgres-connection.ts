import { Client } from 'pg';
import { ConfigError } from '../config.ts';

const CONNECTION_TIMEOUT = 5000;
/** How long a statement waits for a lock, in milliseconds. */
const LOCK_TIMEOUT = 5000;

/** Opens a connection without time limits for statements, because reading or writing a large table takes long. */
export async function connectForBackup(url: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    options: `-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=${LOCK_TIMEOUT} -c client_encoding=UTF8`,
  });
  // A lost connection would end the process. The next statement reports it.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The database of DATABASE_URL cannot be reached: ${reason}.`);
  }
  return client;
}
