export const adminKeys = {
  all: ['admin'],
  list: (area: string, view: object) => ['admin', area, 'list', view],
  one: (area: string, id: string) => ['admin', area, 'one', id],
  waiting: (what: string) => ['admin', 'waiting', what],
} as const;
