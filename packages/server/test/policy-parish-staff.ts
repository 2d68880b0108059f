import type { components } from '@parvis/api-client/contract';
import { bulletinPolicy } from '../src/features/bulletins/policy.ts';
import { parishStaffPolicy } from '../src/features/parish-staff/policy.ts';
import { UNKNOWN_ID } from './community.ts';
import { administratorAlone, area, everyMember, ownerOrStaff } from './policy-area.ts';
import { pdf } from './sample-files.ts';
import { eventDetails, parishDetails, published } from './publications.ts';

type Schemas = components['schemas'];

/** The owner is the staff of the parish. Editors and moderators may edit every publication. */
const staffOfParish = (status = 200) => ({ ...ownerOrStaff(status), editor: status });

const event = { title: 'Parish festival', event: eventDetails };

function bulletinForm(): FormData {
  const form = new FormData();
  form.append('title', 'First Sunday of Advent');
  form.append('day', '2026-11-29');
  form.append('bulletin', new Blob([pdf], { type: 'application/pdf' }), 'bulletin.pdf');
  return form;
}

export const parishStaff = area({
  policies: { bulletins: bulletinPolicy, parishStaff: parishStaffPolicy },
  make: async ({ callers: { administrator, owner }, asker, community }) => {
    const { _id: parishId } = await published(administrator, 'parish', { parish: parishDetails });
    const given = await administrator.request<Schemas['ParishRolesAnswer']>('POST', '/admin/parish-roles', {
      body: { user: owner.id, parishes: [parishId], reason: 'She is the secretary.' },
    });
    const { _id: claimedId } = await published(administrator, 'parish');
    const claim = await asker.request<Schemas['ParishClaimAnswer']>('POST', `/parish/claim/${claimedId}`, {
      body: { position: 'Secretary', method: 'letter' },
    });
    const made = await owner.request<Schemas['PublicationAnswer']>(
      'POST',
      `/parish/edit/${parishId}/events`,
      {
        body: event,
      },
    );
    const bulletin = await owner.request<Schemas['BulletinsAnswer']>(
      'POST',
      `/parish/edit/${parishId}/bulletins`,
      { body: bulletinForm() },
    );
    // Claims are limited, and each row needs one.
    await community.database.write
      .updateTable('parish_claims')
      .set({ state: 'withdrawn' })
      .where('id', '<>', claim.body.claim?._id ?? '')
      .execute();
    return {
      parishId,
      claimedId,
      roleId: given.body.roles[0]?._id ?? '',
      claimId: claim.body.claim?._id ?? '',
      eventId: made.body.publication._id,
      bulletinId: bulletin.body.bulletins[0]?._id ?? '',
      userId: asker.id,
    };
  },
  rows: {
    getParishClaim: { call: ({ parishId }) => ['GET', `/parish/claim/${parishId}`], expected: everyMember() },
    claimParish: {
      call: ({ claimedId }) => [
        'POST',
        `/parish/claim/${claimedId}`,
        { body: { position: 'Secretary', method: 'letter' } },
      ],
      expected: everyMember(201),
    },
    withdrawParishClaim: {
      call: ({ parishId }) => ['DELETE', `/parish/claim/${parishId}`],
      expected: everyMember(),
    },
    proveParishClaim: {
      call: ({ claimedId }) => ['PUT', `/parish/claim/${claimedId}/code`, { body: { code: '7KQ4-MX4T-9A' } }],
      expected: everyMember(404),
    },
    leaveParishRole: {
      call: ({ claimedId }) => ['DELETE', `/parish/role/${claimedId}`],
      expected: everyMember(),
    },
    listManagedParishes: { call: () => ['GET', '/parish/managed'], expected: everyMember() },
    getManagedParish: {
      call: ({ parishId }) => ['GET', `/parish/edit/${parishId}`],
      expected: staffOfParish(),
    },
    'getManagedParish of another parish': {
      call: ({ claimedId }) => ['GET', `/parish/edit/${claimedId}`],
      expected: { ...staffOfParish(), owner: 403 },
    },
    editParish: {
      call: ({ parishId }) => ['PUT', `/parish/edit/${parishId}`, { body: { revision: 1, summary: 'Old.' } }],
      expected: staffOfParish(),
    },
    confirmManagedParish: {
      call: ({ parishId }) => ['PUT', `/parish/edit/${parishId}/confirm`],
      expected: staffOfParish(),
    },
    listParishCorrections: {
      call: ({ parishId }) => ['GET', `/parish/edit/${parishId}/corrections`],
      expected: staffOfParish(),
    },
    listParishEvents: {
      call: ({ parishId }) => ['GET', `/parish/edit/${parishId}/events`],
      expected: staffOfParish(),
    },
    publishParishEvent: {
      call: ({ parishId }) => ['POST', `/parish/edit/${parishId}/events`, { body: event }],
      expected: staffOfParish(201),
    },
    editParishEvent: {
      call: ({ parishId, eventId }) => [
        'PUT',
        `/parish/edit/${parishId}/events/${eventId}`,
        { body: { revision: 1, title: 'Changed' } },
      ],
      expected: staffOfParish(),
    },
    'editParishEvent that there is not': {
      call: ({ parishId }) => [
        'PUT',
        `/parish/edit/${parishId}/events/${UNKNOWN_ID}`,
        { body: { revision: 1, title: 'Changed' } },
      ],
      expected: { ...everyMember(404), 'other member': 403 },
    },
    withdrawParishEvent: {
      call: ({ parishId, eventId }) => ['DELETE', `/parish/edit/${parishId}/events/${eventId}`],
      expected: staffOfParish(),
    },
    listBulletins: {
      call: ({ parishId }) => ['GET', `/parish/bulletins/${parishId}`],
      expected: everyMember(),
      outsiders: { visitor: 200, 'suspended member': 200 },
    },
    addBulletin: {
      call: ({ parishId }) => ['POST', `/parish/edit/${parishId}/bulletins`, { body: bulletinForm() }],
      expected: staffOfParish(201),
    },
    removeBulletin: {
      call: ({ parishId, bulletinId }) => ['DELETE', `/parish/edit/${parishId}/bulletins/${bulletinId}`],
      expected: staffOfParish(),
    },
    listParishClaims: { call: () => ['GET', '/admin/parish-claims'], expected: administratorAlone() },
    reviewParishClaim: {
      call: ({ claimId }) => ['GET', `/admin/parish-claims/${claimId}`],
      expected: administratorAlone(),
    },
    createClaimLetter: {
      call: ({ claimId }) => ['POST', `/admin/parish-claims/${claimId}/letter`],
      expected: administratorAlone(201),
    },
    decideParishClaim: {
      call: ({ claimId }) => [
        'PUT',
        `/admin/parish-claims/${claimId}/decide`,
        { body: { accepted: false, reason: 'Nobody knows her there.' } },
      ],
      expected: administratorAlone(),
    },
    listParishRoles: { call: () => ['GET', '/admin/parish-roles'], expected: administratorAlone() },
    giveParishRoles: {
      call: ({ parishId, userId }) => [
        'POST',
        '/admin/parish-roles',
        { body: { user: userId, parishes: [parishId], reason: 'A new secretary.' } },
      ],
      expected: administratorAlone(201),
    },
    revokeParishRole: {
      call: ({ roleId }) => [
        'DELETE',
        `/admin/parish-roles/${roleId}`,
        { body: { reason: 'She has another job.' } },
      ],
      expected: administratorAlone(),
    },
  },
});
