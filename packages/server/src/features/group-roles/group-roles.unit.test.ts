import { expect, test } from 'vitest';
import { canInGroup, groupRoles, type GroupPermission } from './group-roles.ts';

const permissions: readonly GroupPermission[] = ['join', 'leave', 'read', 'post', 'moderate'];

test('each role in a group has its permissions and no others', () => {
  const table = [null, ...groupRoles].map((role) => [
    role,
    permissions.filter((permission) => canInGroup(role, permission)),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    null: ['join'],
    asking: ['join', 'leave'],
    member: ['join', 'leave', 'read', 'post'],
    moderator: permissions,
    removed: [],
  });
});

test.each(['', 'none', 'administrator', 'Moderator', 'constructor'])(
  'the unknown role “%s” may do nothing',
  (role) => {
    expect(permissions.filter((permission) => canInGroup(role, permission))).toEqual([]);
  },
);
