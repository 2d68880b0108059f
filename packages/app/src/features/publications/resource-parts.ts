/* Loaded on demand, because their many dependencies are not needed for reading. */
export const loadPlayer = async () => (await import('./recordings-player.tsx')).RecordingsPlayer;
export const loadContinueReading = async () => (await import('./continue-reading.tsx')).ContinueReading;
