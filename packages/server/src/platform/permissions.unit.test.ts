import { roles } from '@parvis/api-client/roles';
import { expect, test } from 'vitest';
import {
  can,
  isStaffRole,
  lacksSecondFactor,
  outranks,
  permissionsOf,
  permitted,
  rolesWith,
  type Permission,
} from './permissions.ts';

/** The permissions are listed a second time here, so that nobody gets a permission by accident. */
const holders: Readonly<Record<Permission, readonly string[]>> = {
  'appeal.decide': ['administrator'],
  'audit.read': ['administrator'],
  'comment.delete.any': ['moderator', 'administrator'],
  'comment.edit.any': ['moderator', 'administrator'],
  'contact.manage': ['moderator', 'administrator'],
  'content.read.hidden': ['moderator', 'administrator'],
  'deadline.confirm': ['administrator'],
  'deadline.review': ['moderator', 'administrator'],
  'group.moderate.any': ['moderator', 'administrator'],
  'job.manage': ['administrator'],
  'listing.delete.any': ['moderator', 'administrator'],
  'member.assign': ['administrator'],
  'member.ban': ['administrator'],
  'member.review': ['moderator', 'administrator'],
  'member.suspend': ['moderator', 'administrator'],
  'newsletter.manage': ['administrator'],
  'parish.assign': ['administrator'],
  'payment.decide': ['administrator'],
  'payment.review': ['administrator'],
  'plan.manage': ['administrator'],
  'post.delete.any': ['moderator', 'administrator'],
  'post.edit.any': ['moderator', 'administrator'],
  'publication.manage': ['editor', 'moderator', 'administrator'],
  'report.decide': ['moderator', 'administrator'],
  'report.dismiss.safeguarding': ['administrator'],
  'report.reassign': ['administrator'],
  'report.review': ['moderator', 'administrator'],
  'server.read': ['administrator'],
};

const isPermission = (name: string): name is Permission => Object.hasOwn(holders, name);
const permissions = Object.keys(holders).filter(isPermission);

test.each(permissions)('%s belongs to the listed roles', (permission) => {
  expect(rolesWith(permission)).toEqual(holders[permission]);
  expect(roles.filter((role) => permitted(permission)({ role }))).toEqual(holders[permission]);
});

test.each(['', 'author', 'Administrator', 'constructor', '__proto__'])(
  'the unknown role %j has no permissions',
  (role) => {
    expect(permissions.filter((permission) => can({ role }, permission))).toEqual([]);
    expect(roles.filter((target) => outranks({ role }, { role: target }))).toEqual([]);
    expect(isStaffRole(role)).toBe(false);
  },
);

test('members have no permission, and all other roles belong to the staff', () => {
  expect(roles.filter(isStaffRole)).toEqual(['editor', 'moderator', 'administrator']);
});

test('permissionsOf lists the permissions of a role, each once', () => {
  expect(permissionsOf('member')).toEqual([]);
  expect(permissionsOf('editor')).toEqual(['publication.manage']);
  expect(permissionsOf('administrator')).toEqual(permissions);
  expect(permissionsOf('author')).toEqual([]);
});

test('a permission of a single role belongs to administrators, as the refusal says', () => {
  const alone = permissions.map((permission) => rolesWith(permission)).filter((held) => held.length === 1);
  expect(new Set(alone.flat())).toEqual(new Set(['administrator']));
});

const waitingModerator = () => ({
  role: 'member',
  held: { role: 'moderator', withheld: new Set<Permission>() },
});

test('staff learn that a second factor is missing only if their role would be enough', () => {
  const [allowedWithOne, refusedAnyway] = [waitingModerator(), waitingModerator()];
  expect(can(allowedWithOne, 'post.delete.any')).toBe(false);
  expect(lacksSecondFactor(allowedWithOne)).toBe(true);
  expect(can(refusedAnyway, 'payment.decide')).toBe(false);
  expect(lacksSecondFactor(refusedAnyway)).toBe(false);
});

test('no role outranks itself', () => {
  const over = roles.map((role) => [role, roles.filter((target) => outranks({ role }, { role: target }))]);
  expect(over).toEqual([
    ['member', []],
    ['editor', []],
    ['moderator', ['member']],
    ['administrator', ['member', 'editor', 'moderator']],
  ]);
});
