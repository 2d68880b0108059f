const wait = 1000;

/** The confirmation appears after 1 s, as specified, or later once the server has answered. */
export const requestResetLink = async (send: () => Promise<unknown>): Promise<void> => {
  const [sent] = await Promise.allSettled([
    send(),
    new Promise((resolve) => {
      setTimeout(resolve, wait);
    }),
  ]);
  if (sent.status === 'rejected') throw sent.reason;
};
