import { everyMember } from '../../platform/policy.ts';
import type { ArchiveAddresses, ArchiveRequest } from './addresses.ts';

export const dataExportPolicy = {
  read: everyMember,
  ask: everyMember,
  address: everyMember,
  /** An address is given only to whose data it is: holding one is the permission. */
  download: (addresses: ArchiveAddresses, request: ArchiveRequest, now: number): boolean =>
    addresses.verify(request, now),
};
