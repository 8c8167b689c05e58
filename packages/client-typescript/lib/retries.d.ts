/** How often a request is repeated, and the longest pause before it. */
export interface Retries {
    readonly count: number;
    readonly longestPauseMs: number;
}
export declare const defaultRetries: Retries;
/** Whether an answer of this status may be another one after a pause. */
export declare const mayPass: (status: number) => boolean;
/** Twice as long each time, spread so that clients do not come back together, and never less than was asked for. */
export declare function pauseBefore(attempt: number, askedMs?: number, random?: number): number;
/** Milliseconds that `Retry-After` asks for, which may be a number or a date. */
export declare function retryAfterMs(headers: Headers, now?: number): number | undefined;
