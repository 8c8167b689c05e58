import { sha256, toBase64 } from './bytes.js';
import { errorOf } from './error-types.gen.js';
import { DamagedFileError, UnexpectedAnswerError, WaitTimeoutError } from './errors.js';
import { defaultRetries } from './retries.js';
import { exchange, isRecord, parsed } from './transport.js';
const pollMs = 1000;
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/**
 * Reads drawings. Requests are repeated after a lost connection and after the statuses that pass by themselves; requests
 * that create something carry an idempotency key, so that nothing is read twice.
 */
export class Client {
    #baseUrl;
    #headers;
    #transport;
    constructor({ baseUrl, key, timeoutMs = 60_000, retries, headers, ...options }) {
        this.#baseUrl = baseUrl.replace(/\/$/, '');
        this.#headers = { Authorization: `Bearer ${key}`, ...headers };
        const own = { ...defaultRetries, ...retries };
        this.#transport = { timeoutMs, retries: own, fetch: options.fetch ?? fetch, sleep };
    }
    /** Checks key and connection, and lists the samples. */
    health() {
        return this.#call('/health-check');
    }
    /** Reads a drawing and gives the result at once. */
    read(drawing, requestTypes, options = {}) {
        const body = { ...named(drawing), request_types: requestTypes };
        return this.#call('/read', body, once(options));
    }
    /** Accepts a drawing as a job: wait for it, or let a webhook report it. */
    submit(drawing, requestTypes, options = {}) {
        const { callbackUrl } = options;
        const callback = callbackUrl === undefined ? {} : { callback_url: callbackUrl };
        const body = { ...named(drawing), request_types: requestTypes, ...callback };
        return this.#call('/read', body, { ...once(options), Prefer: 'respond-async' });
    }
    /** How far a job is. */
    job(jobId) {
        return this.#call(`/jobs/${encodeURIComponent(jobId)}`);
    }
    /** The result of a job. Throws JobNotDoneError before it is done, and the job's own error if it failed. */
    result(jobId) {
        return this.#call(`/jobs/${encodeURIComponent(jobId)}/result`);
    }
    /** Asks for a job until it is done, and gives its result. Throws the job's own error if it failed. */
    async wait(job, timeoutMs = 300_000) {
        const jobId = typeof job === 'string' ? job : job.job_id;
        const deadline = performance.now() + timeoutMs;
        while (true) {
            const { status, error } = await this.job(jobId);
            if (status === 'done')
                return this.result(jobId);
            if (error)
                throw errorOf(error);
            if (performance.now() + pollMs > deadline)
                throw new WaitTimeoutError(jobId);
            await sleep(pollMs);
        }
    }
    /** The bytes of a file that a result names, compared with the SHA-256 that the result states. */
    async download(file) {
        // Without the key: the address may be on another host.
        const bytes = await exchange(file.url, {}, this.#transport);
        if ((await sha256(bytes)) === file.sha256)
            return bytes;
        throw new DamagedFileError(`${file.url} arrived with other bytes than the result states`);
    }
    /** The webhook of a job as it would arrive, signed, to try a receiver with. */
    testWebhook(jobId) {
        return this.#call('/webhook-test', { job_id: jobId });
    }
    async #call(path, body, headers) {
        const all = { ...this.#headers, 'Content-Type': 'application/json', ...headers };
        const init = body
            ? { method: 'POST', headers: all, body: JSON.stringify(body) }
            : { headers: all };
        const answer = parsed(await exchange(this.#baseUrl + path, init, this.#transport));
        if (isRecord(answer))
            return answer;
        throw new UnexpectedAnswerError(200, 'the body is not a JSON object');
    }
}
function named(drawing) {
    if (typeof drawing === 'string')
        return { sample: drawing };
    return { file: { name: drawing.name, content: toBase64(drawing.content) } };
}
function once({ idempotencyKey = crypto.randomUUID() }) {
    return { 'Idempotency-Key': idempotencyKey };
}
