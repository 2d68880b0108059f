import { everyMember } from '../../platform/policy.ts';
import type { ArchiveAddresses, ArchiveRequest } from './addresses.ts';

export const dataExportPolicy = {
  read: everyMember,
  ask: everyMember,
  address: everyMember,
  /** Only the member gets the signed address, so holding it is the permission. */
  download: (addresses: ArchiveAddresses, request: ArchiveRequest, now: number): boolean =>
    addresses.verify(request, now),
};
