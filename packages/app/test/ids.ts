let count = 0;

/** An id that no other object of this test file has. */
export const newId = (): string => {
  count += 1;
  return `019a2b3c-4d5e-7f60-8a7b-${count.toString(16).padStart(12, '0')}`;
};
