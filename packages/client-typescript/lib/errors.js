/** Any failure that this package reports. */
export class FirstangleError extends Error {
    name = 'FirstangleError';
}
/** No complete answer arrived, even after repeated attempts. */
export class ConnectionError extends FirstangleError {
    name = 'ConnectionError';
}
/** An answer arrived that the API does not document, for example from a proxy on the way. */
export class UnexpectedAnswerError extends FirstangleError {
    name = 'UnexpectedAnswerError';
    status;
    constructor(status, reason) {
        super(`Status ${status}: ${reason}`);
        this.status = status;
    }
}
/** The job was not done in the time that the caller allowed. It goes on: wait for it again. */
export class WaitTimeoutError extends FirstangleError {
    name = 'WaitTimeoutError';
    jobId;
    constructor(jobId) {
        super(`Job ${jobId} is not done yet`);
        this.jobId = jobId;
    }
}
/** A file did not arrive with the SHA-256 that the API states. */
export class DamagedFileError extends FirstangleError {
    name = 'DamagedFileError';
}
/** A webhook that must not be trusted. */
export class WebhookError extends FirstangleError {
    name = 'WebhookError';
}
/** The API refused a request, or a job failed. The class, like `code`, says why. */
export class ApiError extends FirstangleError {
    name = 'ApiError';
    problem;
    /** Milliseconds to wait before another attempt, where the API states them. */
    retryAfterMs;
    constructor(problem, retryAfterMs) {
        super(`${problem.code}: ${problem.detail}`);
        this.problem = problem;
        this.retryAfterMs = retryAfterMs;
    }
    get code() {
        return this.problem.code;
    }
    get status() {
        return this.problem.status;
    }
    /** What is wrong with each field, where fields are at fault. */
    get fieldErrors() {
        return this.problem.errors ?? [];
    }
}
