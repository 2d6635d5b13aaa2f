/** The part of the load generator that is used here; the package brings no types. */
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Requests in all, instead of a duration. */
    amount?: number;
    /** Requests a second, of all connections together. */
    overallRate?: number;
    ignoreCoordinatedOmission?: boolean;
    headers?: Record<string, string>;
    /** What each connection asks, one after the other and over again. */
    requests?: Request[];
  };
  export type Request = { method: string; path: string; headers?: Record<string, string>; body?: string };
  export type Result = {
    requests: { average: number; total: number };
    /** ms */
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
