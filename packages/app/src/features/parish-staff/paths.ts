export const claimPath = (parishId: string): string => `/parish/claim/${parishId}`;
export const editPath = (parishId: string): string => `/parish/edit/${parishId}`;
export const posterPath = (parishId: string): string => `/parish/poster/${parishId}`;
