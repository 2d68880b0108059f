/**
 * The base class for other stores, which the documentation of the package describes. But index.js of the package does
 * not export the class, and the type of the class lacks the methods that a store must implement.
 */
declare module 'rate-limiter-flexible/lib/RateLimiterStoreAbstract.js' {
  import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';

  export default abstract class RateLimiterStoreAbstract<Stored> extends RateLimiterAbstract {
    abstract _upsert(key: string, points: number, duration: number, forceExpire?: boolean): Promise<Stored>;
    abstract _get(key: string): Promise<Stored | null>;
    abstract _delete(key: string): Promise<boolean>;
    abstract _getRateLimiterRes(key: string, changedPoints: number, stored: Stored): RateLimiterRes;
  }
}

declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible';
}
