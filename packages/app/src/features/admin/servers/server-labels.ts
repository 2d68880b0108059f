import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';

type Answer = Schemas['ServersAnswer'];

const megabyte = 1_000_000;
const gigabyte = 1000 * megabyte;

/** A number of bytes, such as 172 MB or 4.2 GB. */
export const bytesText = (i18n: I18n, bytes: number): string =>
  bytes < gigabyte
    ? i18n.number(bytes / megabyte, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
    : i18n.number(bytes / gigabyte, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });

/** Whether a server has stopped without notice. While the site is read-only, the other servers cannot report. */
export const hasSilentServer = ({ isReadOnly, servers }: Answer): boolean =>
  !isReadOnly && servers.some(({ isResponding }) => !isResponding);

/** States how many servers respond. */
export function serversText(i18n: I18n, { isReadOnly, servers }: Answer): string {
  const total = servers.length;
  const responding = servers.filter(({ isResponding }) => isResponding).length;
  if (responding === total)
    return i18n._('{total, plural, one {# server is responding} other {# servers are responding}}', {
      total,
    });
  if (isReadOnly) return i18n._('Only one server reports while the site is read-only.');
  return i18n._('{responding} of {total} are responding', { responding, total });
}

/** The versions of the responding servers, oldest first. */
export const versionsOf = ({ servers }: Answer): string[] =>
  [...new Set(servers.filter(({ isResponding }) => isResponding).map(({ version }) => version))].toSorted(
    (one, other) => one.localeCompare(other, 'en', { numeric: true }),
  );
