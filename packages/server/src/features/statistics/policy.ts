import { permitted } from '../../platform/permissions.ts';

export const statisticsPolicy = {
  read: permitted('member.review'),
};
