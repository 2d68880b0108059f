/* Fetched by themselves: what each of them stands on is a long list, which nobody pays for who only reads. */
export const loadPlayer = async () => (await import('./recordings-player.tsx')).RecordingsPlayer;
export const loadContinueReading = async () => (await import('./continue-reading.tsx')).ContinueReading;
