import type { HeldLimits, NewCall, TimeClaim } from '../store/submission.ts'
import { isLoopback, networkOf } from './client-network.ts'
import type { ApiTools } from './dependencies.ts'
import type { Exchange } from './exchange.ts'
import { limits } from './limits.ts'
import { mailOwner } from './mail-owner.ts'

const minuteMs = 60_000

/** Limits of booked calls, as the store keeps them. */
export const bookedLimits = {
  perMailbox: limits.calls.openPerMailbox,
  perDomain: limits.calls.bookedPerDomain,
  perNetwork: limits.calls.bookedPerNetwork,
}

/** A call as it is asked for, its time to be held or not, with the limits that it has to keep. */
export async function newCall(
  tools: ApiTools,
  exchange: Exchange,
  asked: {
    readonly email: string
    readonly claim: TimeClaim
    readonly isHeld: boolean
    readonly at: string
  },
): Promise<NewCall> {
  const { email, claim, isHeld, at } = asked
  const { clientAddress } = exchange.context
  return {
    claim,
    openUntil: laterBy(at, tools.holdMinutes * minuteMs),
    keys: {
      ...(await mailOwner(email)),
      network: isLoopback(clientAddress) ? null : networkOf(clientAddress),
    },
    limits: {
      openPerMailbox: limits.calls.openPerMailbox,
      booked: bookedLimits,
      held: isHeld ? await heldLimits(tools, at) : undefined,
    },
  }
}

async function heldLimits(tools: ApiTools, at: string): Promise<HeldLimits> {
  const { heldPerDomain, heldPerNetwork, recentMs } = limits.calls
  return {
    perDomain: heldPerDomain,
    perNetwork: heldPerNetwork,
    inAll: await tools.holdBudget(),
    since: laterBy(at, -recentMs),
  }
}

function laterBy(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString()
}
