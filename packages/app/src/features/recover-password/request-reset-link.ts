const wait = 1000;

/** The confirmation comes after 1 s, as specified; the address is sent nowhere until the server takes it. */
export const requestResetLink = async (isOnline: () => boolean): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, wait);
  });
  if (!isOnline()) throw new Error('There is no network.');
};
