const wait = 1000;

/** The confirmation comes after 1 s, as specified, or once the server has taken the address. */
export const requestResetLink = async (send: () => Promise<unknown>): Promise<void> => {
  const [sent] = await Promise.allSettled([
    send(),
    new Promise((resolve) => {
      setTimeout(resolve, wait);
    }),
  ]);
  if (sent.status === 'rejected') throw sent.reason;
};
