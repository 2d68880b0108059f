const longest = 365;

/** For how many days somebody is shut out; null for what is no such number. */
export const readDays = (typed: string): number | null => {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= longest ? days : null;
};
