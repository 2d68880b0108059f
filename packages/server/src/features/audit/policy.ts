import { permitted } from '../../platform/permissions.ts';

export const auditPolicy = {
  list: permitted('audit.read'),
};
