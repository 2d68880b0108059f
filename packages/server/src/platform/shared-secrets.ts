import { join } from 'node:path';
import { ConfigError, type Config } from './config.ts';
import type { Database } from './database/database.ts';
import { loadSecrets, type Secrets } from './secrets.ts';

/** The row of the secret from which all keys are derived. */
const PURPOSE = 'root';

const otherSecret = ({ dataFolder }: Config): ConfigError =>
  new ConfigError(
    `The other servers of this database have another secret. Set SECRET to the same value on every server, or copy the file secret of another server to ${join(dataFolder, 'secret')}. If the secret is lost, see "The data folder" in docs/operations.md.`,
  );

/**
 * Loads the secret. Servers that share a database need the same one, because each of them reads what another one has
 * signed or encrypted. So the database has a fingerprint of the secret, and a server with another secret does not
 * start.
 */
export async function loadSharedSecrets(config: Config, database: Database): Promise<Secrets> {
  if (database.dialect === 'sqlite') return loadSecrets(config);
  const find = () =>
    database.read
      .selectFrom('secret_fingerprints')
      .select('fingerprint')
      .where('purpose', '=', PURPOSE)
      .executeTakeFirst();
  // A new secret would be wrong if other servers have one, so it is not created then.
  const secrets = loadSecrets(config, { mayCreate: (await find()) === undefined });
  if (secrets === null) throw otherSecret(config);
  const fingerprint = secrets.key('fingerprint').toString('base64url');
  // A server of a read-only database stores nothing, so that the next server can be the first with a secret.
  if (!database.isReadOnly()) {
    await database.write
      .insertInto('secret_fingerprints')
      .values({ purpose: PURPOSE, fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (((await find())?.fingerprint ?? fingerprint) !== fingerprint) throw otherSecret(config);
  return secrets;
}
