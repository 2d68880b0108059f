/* Loads these parts on demand. They have many dependencies, and a reader of a text needs none of them. */
export const loadPlayer = async () => (await import('./recordings-player.tsx')).RecordingsPlayer;
export const loadContinueReading = async () => (await import('./continue-reading.tsx')).ContinueReading;
