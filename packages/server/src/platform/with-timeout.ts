/** Rejects with an error of this message if `work` takes longer. The work itself goes on. */
export function withTimeout<T>(milliseconds: number, work: Promise<T>, message: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
