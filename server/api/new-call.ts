import type { NewCall, TimeClaim } from '../store/submission.ts'
import { isLoopback, networkOf } from './client-network.ts'
import type { ApiTools } from './dependencies.ts'
import { limits } from './limits.ts'
import { mailOwner } from './mail-owner.ts'
import type { Visit } from './visit.ts'

const minuteMs = 60_000

/** Limits of booked calls, as the store keeps them. */
export const bookedLimits = {
  perDomain: limits.calls.bookedPerDomain,
  perNetwork: limits.calls.bookedPerNetwork,
}

/** A call as it is asked for, its time to be held or not, with the limits that it has to keep. */
export async function newCall(
  tools: ApiTools,
  visit: Visit,
  asked: {
    readonly email: string
    readonly claim: TimeClaim
    readonly isHeld: boolean
    readonly at: string
  },
): Promise<NewCall> {
  const { email, claim, isHeld, at } = asked
  const { openPerMailbox, heldPerDomain, heldPerNetwork, recentMs } = limits.calls
  const after = (ms: number) => new Date(Date.parse(at) + ms).toISOString()
  const held = {
    perDomain: heldPerDomain,
    perNetwork: heldPerNetwork,
    inAll: await tools.holdBudget(),
    since: after(-recentMs),
  }
  const { clientAddress } = visit.context
  return {
    claim,
    openUntil: after(tools.holdMinutes * minuteMs),
    keys: {
      ...(await mailOwner(email)),
      network: isLoopback(clientAddress) ? null : networkOf(clientAddress),
    },
    limits: { openPerMailbox, booked: bookedLimits, held: isHeld ? held : undefined },
  }
}
