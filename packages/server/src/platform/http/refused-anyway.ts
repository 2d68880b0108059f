import { AppError } from './errors.ts';

/** Whether the policy refuses. A failure of another kind says nothing of it, and is passed on. */
export async function isRefusedAnyway(authorize: () => unknown): Promise<boolean> {
  try {
    await authorize();
    return false;
  } catch (error) {
    if (error instanceof AppError && (error.status === 403 || error.status === 404)) return true;
    throw error;
  }
}
