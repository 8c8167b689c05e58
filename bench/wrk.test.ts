import { expect, test } from 'vitest'
import { readWrk } from './wrk.ts'

const output = `Running 8s test @ http://127.0.0.1:3300/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.38ms    1.02ms  31.23ms   93.49%
    Req/Sec    19.14k     1.57k   21.61k    77.50%
  Latency Distribution
     50%  812.00us
     75%    3.45ms
     90%    3.88ms
     99%    1.20s 
  152416 requests in 8.01s, 3.39GB read
Requests/sec:  19036.92
Transfer/sec:    433.40MB
`

test('reads requests per second and latencies in any unit', () => {
  expect(readWrk(output)).toEqual({ perSecond: 19036.92, p50Ms: 0.812, p99Ms: 1200, failures: 0 })
})

test('counts broken connections and wrong answers', () => {
  const broken = `${output}  Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 90\n`
  expect(readWrk(broken).failures).toBe(100)
})

test('says so when wrk printed something else', () => {
  expect(() => readWrk('unable to connect')).toThrow('unable to connect')
})
