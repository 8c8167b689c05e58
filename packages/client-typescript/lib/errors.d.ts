import type { FieldError, Problem } from './types.gen.ts';
/** Any failure that this package reports. */
export declare class FirstangleError extends Error {
    name: string;
}
/** No complete answer arrived, even after repeated attempts. */
export declare class ConnectionError extends FirstangleError {
    name: string;
}
/** An answer arrived that the API does not document, for example from a proxy on the way. */
export declare class UnexpectedAnswerError extends FirstangleError {
    name: string;
    readonly status: number;
    constructor(status: number, reason: string);
}
/** The job was not done in the time that the caller allowed. It goes on: wait for it again. */
export declare class WaitTimeoutError extends FirstangleError {
    name: string;
    readonly jobId: string;
    constructor(jobId: string);
}
/** A file did not arrive with the SHA-256 that the API states. */
export declare class DamagedFileError extends FirstangleError {
    name: string;
}
/** A webhook that must not be trusted. */
export declare class WebhookError extends FirstangleError {
    name: string;
}
/** The API refused a request, or a job failed. The class, like `code`, says why. */
export declare class ApiError extends FirstangleError {
    name: string;
    readonly problem: Problem;
    /** Milliseconds to wait before another attempt, where the API states them. */
    readonly retryAfterMs: number | undefined;
    constructor(problem: Problem, retryAfterMs?: number);
    get code(): string;
    get status(): number;
    /** What is wrong with each field, where fields are at fault. */
    get fieldErrors(): readonly FieldError[];
}
