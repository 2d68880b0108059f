import { permitted } from '../../platform/permissions.ts';

export const jobPolicy = {
  list: permitted('job.manage'),
  retry: permitted('job.manage'),
};
