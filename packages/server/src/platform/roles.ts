export const roles = ['member', 'editor', 'moderator', 'administrator'] as const;
export type Role = (typeof roles)[number];
