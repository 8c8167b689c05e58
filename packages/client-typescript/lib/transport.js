import { errorOf } from './error-types.gen.js';
import { ConnectionError, UnexpectedAnswerError } from './errors.js';
import { mayPass, pauseBefore, retryAfterMs } from './retries.js';
/** The body of an answer to a request that may be sent more than once. Throws FirstangleError if it is no success. */
export async function exchange(url, init, transport) {
    for (let count = 0;; count += 1) {
        const attempt = await send(url, init, transport);
        if (attempt.body)
            return attempt.body;
        const { count: most, longestPauseMs } = transport.retries;
        const pauseMs = pauseBefore(count, attempt.askedMs);
        if (!attempt.mayPass || count >= most || pauseMs > longestPauseMs)
            throw attempt.failure;
        await transport.sleep(pauseMs);
    }
}
async function send(url, init, transport) {
    const signal = AbortSignal.timeout(transport.timeoutMs);
    let answer;
    let body;
    try {
        // The key must not travel to another host.
        answer = await transport.fetch(url, { ...init, signal, redirect: 'manual' });
        body = new Uint8Array(await answer.arrayBuffer());
    }
    catch (cause) {
        const failure = new ConnectionError(`No answer from ${new URL(url).host}`, { cause });
        return { failure, mayPass: true };
    }
    if (answer.ok)
        return { body };
    const askedMs = retryAfterMs(answer.headers);
    return { failure: failureOf(answer, body, askedMs), mayPass: mayPass(answer.status), askedMs };
}
function failureOf({ status }, body, askedMs) {
    const problem = parsed(body);
    if (isProblem(problem))
        return errorOf(problem, askedMs);
    return new UnexpectedAnswerError(status, 'the body is no error of the API');
}
/** The value of a JSON text in UTF-8; undefined for anything else. */
export function parsed(body) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    }
    catch {
        return undefined;
    }
}
/** Whether a value is an object, as every answer of the API is. */
export function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isProblem(value) {
    if (!isRecord(value))
        return false;
    const { code, detail, status } = value;
    return typeof code === 'string' && typeof detail === 'string' && typeof status === 'number';
}
