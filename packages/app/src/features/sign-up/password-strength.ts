export interface PasswordCriteria {
  length: boolean;
  uppercase: boolean;
  special: boolean;
  alphanumeric: boolean;
}

export type PasswordLevel = 0 | 1 | 2 | 3 | 4;

export const passwordCriteria = (password: string): PasswordCriteria => ({
  length: password.length > 8,
  uppercase: /\p{Lu}/u.test(password),
  special: (password.match(/[^\p{L}\p{M}\p{N}\s]/gu) ?? []).length >= 2,
  alphanumeric: /\p{L}/u.test(password) && /\p{N}/u.test(password),
});

/** Level 4 requires all criteria and a lower-case letter. Otherwise the highest level is 3. */
export const passwordLevel = (password: string): PasswordLevel => {
  const criteria = passwordCriteria(password);
  const met = Object.values(criteria).filter(Boolean).length;
  if (met === 4 && /\p{Ll}/u.test(password)) return 4;
  return Math.min(met, 3) as PasswordLevel;
};
