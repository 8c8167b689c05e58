export const defaultRetries = { count: 3, longestPauseMs: 60_000 };
/** Statuses that pass by themselves. */
const passing = [429, 500, 502, 503, 504];
const firstPauseMs = 500;
/** Whether an answer of this status may be another one after a pause. */
export const mayPass = (status) => passing.includes(status);
/** Twice as long each time, spread so that clients do not come back together, and never less than was asked for. */
export function pauseBefore(attempt, askedMs = 0, random = Math.random()) {
    return Math.max(askedMs, firstPauseMs * 2 ** attempt * (0.5 + random / 2));
}
/** Milliseconds that `Retry-After` asks for, which may be a number or a date. */
export function retryAfterMs(headers, now = Date.now()) {
    const value = headers.get('retry-after');
    if (value === null)
        return undefined;
    if (/^\d+$/.test(value))
        return Number(value) * 1000;
    const date = Date.parse(value);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
