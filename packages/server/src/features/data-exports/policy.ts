import { everyMember } from '../../platform/policy.ts';
import type { ArchiveAddresses, ArchiveRequest } from './addresses.ts';

export const dataExportPolicy = {
  read: everyMember,
  ask: everyMember,
  address: everyMember,
  /** Only the member receives the signed address, so the address itself gives access. */
  download: (addresses: ArchiveAddresses, request: ArchiveRequest, now: number): boolean =>
    addresses.verify(request, now),
};
