/** The senders of the random requests. */
export const actorNames = [
  'visitor',
  'invalid token',
  'suspended member',
  'member',
  'other member',
  'moderator',
  'administrator',
] as const;
export type ActorName = (typeof actorNames)[number];

/** A text that only some of the senders are allowed to read. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  readonly readers: readonly ActorName[];
}

/** Details of the server itself, which no response is allowed to show. */
const internals: readonly (readonly [string, RegExp])[] = [
  ['a password hash', /\$argon2/u],
  ['a stack trace', /\n\s+at .+:\d+:\d+/u],
  ['a path of the server', /node_modules|packages\/server|file:\/\//u],
  [
    'an error of the database',
    /SQLITE_|\bSQLSTATE\b|syntax error at or near|violates \w+(?: key)? constraint/u,
  ],
];

/** Returns the secrets in a response that this sender must not see. */
export function leaksIn(answer: string, actor: ActorName, secrets: readonly Secret[]): string[] {
  return [
    ...secrets
      .filter(({ readers, text }) => !readers.includes(actor) && answer.includes(text))
      .map(({ what }) => `shows ${what}`),
    ...internals.filter(([, pattern]) => pattern.test(answer)).map(([what]) => `shows ${what}`),
  ];
}
