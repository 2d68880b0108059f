import { expect, test } from 'vitest';
import { canInGroup, groupRoles, rankInGroup, type GroupPermission } from './group-roles.ts';

const permissions: readonly GroupPermission[] = ['join', 'leave', 'read', 'respond', 'post', 'moderate'];

test('each role in a group has its permissions and no others', () => {
  const table = [null, ...groupRoles].map((role) => [
    role,
    permissions.filter((permission) => canInGroup(role, permission)),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    null: ['join', 'respond'],
    asking: ['leave', 'respond'],
    member: ['leave', 'read', 'respond', 'post'],
    moderator: ['leave', 'read', 'respond', 'post', 'moderate'],
    removed: [],
  });
});

test.each(['', 'none', 'administrator', 'Moderator', 'constructor'])(
  'the unknown role “%s” has no permission',
  (role) => {
    expect(permissions.filter((permission) => canInGroup(role, permission))).toEqual([]);
    expect(rankInGroup(role)).toBe(0);
  },
);

test('moderators rank above all others', () => {
  expect(groupRoles.filter((role) => rankInGroup(role) > 0)).toEqual(['moderator']);
});
