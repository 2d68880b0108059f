/** The reason why the tests through Redis are skipped. */
export const withoutRedis =
  'neither valkey-server nor redis-server is on the path, and TEST_REDIS_URL is not set';
