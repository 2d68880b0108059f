const longest = 365;

/** The number of days of a suspension. Null for invalid input. */
export const readDays = (typed: string): number | null => {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return days >= 1 && days <= longest ? days : null;
};
