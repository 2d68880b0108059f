import { AppError } from './errors.ts';

/** Whether the policy refuses. Any other failure does not count as a refusal and is passed on. */
export async function isRefusedAnyway(authorize: () => unknown): Promise<boolean> {
  try {
    await authorize();
    return false;
  } catch (error) {
    if (error instanceof AppError && (error.status === 403 || error.status === 404)) return true;
    throw error;
  }
}
