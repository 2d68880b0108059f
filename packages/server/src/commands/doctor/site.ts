import { isLoopback, type Config } from '../../platform/config.ts';
import { checkClock } from './clock-difference.ts';
import { ok, problem, reasonOf, warning, type Finding } from './finding.ts';
import { openWebsocket, readCertificate, requestHealth, SWITCHING_PROTOCOLS } from './probes.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Most programs renew a certificate 30 days before its end, so a shorter time means that the renewal has failed. */
const RENEWAL = 14;
/** The header `Date` has no fractions of a second. On average it is half a second behind. */
const HALF_SECOND = 500;

export interface SiteProbes {
  readonly readCertificate: typeof readCertificate;
  readonly requestHealth: typeof requestHealth;
  readonly openWebsocket: typeof openWebsocket;
  readonly now: () => number;
}

const network: SiteProbes = { readCertificate, requestHealth, openWebsocket, now: Date.now };

async function checkCertificate(url: URL, probes: SiteProbes): Promise<Finding> {
  const renew = 'Renew the certificate in the proxy in front of Parvis, or repair its automatic renewal.';
  try {
    const { error, validTo } = await probes.readCertificate(url);
    const days = Math.floor((validTo - probes.now()) / DAY);
    if (days < 0) return problem(`The TLS certificate of ${url.host} has expired.`, renew);
    if (error !== null)
      return problem(
        `Browsers refuse the TLS certificate of ${url.host} (${error}).`,
        'Install a certificate of a public authority for this host in the proxy, with the intermediate certificates.',
      );
    const text = `The TLS certificate of ${url.host} is valid for ${days} days.`;
    return days < RENEWAL ? warning(text, renew) : ok(text);
  } catch (error) {
    return problem(
      `There is no TLS connection to ${url.host}: ${reasonOf(error)}.`,
      'Check the DNS entry of the host, the firewall, and the proxy in front of Parvis.',
    );
  }
}

async function checkAnswer(url: URL, probes: SiteProbes): Promise<Finding[]> {
  try {
    const before = probes.now();
    const { isParvis, status, date } = await probes.requestHealth(url);
    const middle = (before + probes.now()) / 2;
    const clock =
      date === null ? [] : [checkClock(`the clock of ${url.host}`, middle - (date + HALF_SECOND))];
    if (isParvis) return [ok(`${url.origin} leads to Parvis.`), ...clock];
    return [
      warning(
        `${url.origin}/healthz answers with ${status}, not as Parvis does.`,
        'If the server is running, let the proxy pass on all paths to it.',
      ),
      ...clock,
    ];
  } catch (error) {
    return [
      warning(
        `${url.origin} does not answer this machine: ${reasonOf(error)}.`,
        'If the server is running, check the DNS entry of the host, the firewall and the proxy. Some networks cannot reach their own public address. Then open it from elsewhere.',
      ),
    ];
  }
}

async function checkWebsocket(url: URL, probes: SiteProbes): Promise<Finding[]> {
  try {
    const status = await probes.openWebsocket(url);
    if (status === SWITCHING_PROTOCOLS) return [ok(`Websockets reach ${url.host}.`)];
    return [
      warning(
        `A websocket to ${url.host} was answered with ${status}, so members see changes only when they load a page.`,
        'If the server is running, let the proxy pass on the headers Upgrade and Connection under /socket.io/, as docs/operations.md shows.',
      ),
    ];
  } catch {
    // `checkAnswer` has reported that the address does not answer.
    return [];
  }
}

/** Checks the address that members type, as a browser on this machine would reach it. */
export async function checkSite(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  probes = network,
): Promise<Finding[]> {
  if (publicUrl === null)
    return [
      warning(
        'PUBLIC_URL is not set, so links in emails lead to localhost, and passkeys work only on this machine.',
        'Set PUBLIC_URL to the address that members type, such as https://parvis.example.',
      ),
    ];
  const [certificate, answer, websocket] = await Promise.all([
    publicUrl.protocol === 'https:' ? checkCertificate(publicUrl, probes) : null,
    checkAnswer(publicUrl, probes),
    checkWebsocket(publicUrl, probes),
  ]);
  const encryption =
    certificate === null && !isLoopback(publicUrl.hostname)
      ? warning(
          'PUBLIC_URL begins with http://, so passwords cross the network unencrypted.',
          'Put a proxy with TLS in front of Parvis, and set PUBLIC_URL to the https address.',
        )
      : certificate;
  return [...(encryption === null ? [] : [encryption]), ...answer, ...websocket];
}
