let count = 0;

/** An id that is unique in this test file. */
export const newId = (): string => {
  count += 1;
  return `019a2b3c-4d5e-7f60-8a7b-${count.toString(16).padStart(12, '0')}`;
};
