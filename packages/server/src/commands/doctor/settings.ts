import { ConfigError, isLoopback, readConfig, type Config } from '../../platform/config.ts';
import { ok, problem, warning, type Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Each message of `readConfig` begins with the name of the setting. */
const settingName = /^[A-Z][A-Z0-9_]+(?= )/;

/**
 * Reads the settings as the server does, but finds all errors instead of the first one. In the returned configuration,
 * wrong settings have their defaults, so that the other checks can run.
 */
export function readSettings(environment: Environment): { config: Config; errors: readonly string[] } {
  const remaining = { ...environment };
  const errors: string[] = [];
  for (;;) {
    try {
      return { config: readConfig(remaining), errors };
    } catch (error) {
      const name = error instanceof ConfigError ? settingName.exec(error.message)?.[0] : undefined;
      // The default of another setting cannot be the cause, so the loop ends.
      if (!(error instanceof ConfigError) || name === undefined || remaining[name] === undefined) throw error;
      errors.push(error.message);
      delete remaining[name];
    }
  }
}

export function checkSettings(config: Config, errors: readonly string[]): Finding[] {
  const { publicUrl, payment, trustProxy } = config;
  const isPublic = publicUrl !== null && !isLoopback(publicUrl.hostname);
  const findings = errors.map((message) => problem(message));
  if (isPublic && payment.payeeEmail.endsWith('.example'))
    findings.push(
      warning(
        `Members are asked to send payments to ${payment.payeeEmail}, which does not exist.`,
        'Set PAYMENT_PAYEE_EMAIL to the address of your account at the transfer service.',
      ),
    );
  if (publicUrl?.protocol === 'https:' && trustProxy === false)
    findings.push(
      problem(
        'TRUST_PROXY is not set, so all members behind the proxy count as one client, with one rate limit.',
        'Set TRUST_PROXY=1, or to the number of proxies in front of the server.',
      ),
    );
  return findings.length === 0 ? [ok('All settings are valid.')] : findings;
}
