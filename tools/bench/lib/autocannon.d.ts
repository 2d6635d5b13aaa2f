/** The part of the load generator that is used here. The package has no types. */
declare module 'autocannon' {
  export type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** Total number of requests, instead of a duration. */
    amount?: number;
    /** Requests a second, over all connections. */
    overallRate?: number;
    ignoreCoordinatedOmission?: boolean;
    headers?: Record<string, string>;
    /** The requests that each connection sends in turn, repeatedly. */
    requests?: Request[];
  };
  export type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Builds each request from the given one. */
    setupRequest?: (request: Request) => Request;
  };
  export type Result = {
    requests: { average: number; total: number };
    /** ms */
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
  };
  type OnResponse = (client: unknown, status: number, bytes: number, ms: number) => void;
  type Run = Promise<Result> & { on: (event: 'response', listener: OnResponse) => void };
  export default function autocannon(options: Options): Run;
}
