/* Loads these parts on demand, because they have many dependencies that reading does not need. */
export const loadPlayer = async () => (await import('./recordings-player.tsx')).RecordingsPlayer;
export const loadContinueReading = async () => (await import('./continue-reading.tsx')).ContinueReading;
