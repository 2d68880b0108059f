export const sessionsKey = ['sessions'] as const;
