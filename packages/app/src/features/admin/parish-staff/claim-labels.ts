import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';

export type Claim = Schemas['AdminParishClaim'];

export const claimStates = ['unproved', 'proved', 'accepted', 'declined', 'withdrawn'] as const;

export const claimStateLabels = (i18n: I18n): Record<Claim['state'], string> => ({
  unproved: i18n._('Waiting for the code'),
  proved: i18n._('Waiting for the decision'),
  accepted: i18n._('Accepted'),
  declined: i18n._('Declined'),
  withdrawn: i18n._('Withdrawn'),
});

export const isOpenClaim = ({ state }: Claim): boolean => state === 'unproved' || state === 'proved';
