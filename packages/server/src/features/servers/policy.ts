import { permitted } from '../../platform/permissions.ts';

export const serverPolicy = {
  list: permitted('server.read'),
};
