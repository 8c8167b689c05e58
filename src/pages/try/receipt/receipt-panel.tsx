import { useState } from 'react'
import type { ReceiptWords } from '../../../../shared/content/words/receipt.ts'
import { ActionButton } from '../../../components/actions/action-button.tsx'
import { fetchWords } from '../../../frame/fetch-words.ts'
import { pageFacts } from '../../../frame/page-facts.ts'
import { type ReceiptSubject, receiptOf } from '../../../try/receipt/receipt.ts'
import { findStorage } from '../../../try/receipt/storage-found.ts'
import { startTrafficLog } from '../../../try/receipt/traffic-log.ts'
import type { MadeReceipt } from './made-receipt.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'
import './receipt.css'

interface ReceiptPanelProps {
  label: string
  /** Said where the receipt cannot be made. */
  failed: string
  /** The files that the receipt is about. */
  subjects: () => Promise<readonly ReceiptSubject[]>
}

/** What the browser has loaded, sent and kept, when somebody asks for it. */
export function ReceiptPanel({ label, failed, subjects }: ReceiptPanelProps) {
  const [made, setMade] = useState<MadeReceipt>()
  const [isFailed, setFailed] = useState(false)

  async function make() {
    setFailed(false)
    try {
      const words = await fetchWords<ReceiptWords>('receipt')
      setMade(await makeReceipt(words, await subjects()))
    } catch (error) {
      setFailed(true)
      reportError(error)
    }
  }

  return (
    <div className="receipt">
      <ActionButton onClick={make}>{label}</ActionButton>
      <p role="status">{isFailed && failed}</p>
      {made && <ReceiptSheet made={made} />}
    </div>
  )
}

/** The browser reports what has just been loaded in a later task. */
const reportDelayMs = 100

async function makeReceipt(
  words: ReceiptWords,
  subjects: readonly ReceiptSubject[],
): Promise<MadeReceipt> {
  const log = startTrafficLog()
  const kept = await findStorage()
  await new Promise((resolve) => setTimeout(resolve, reportDelayMs))
  const receipt = receiptOf(log.traffic(), kept, location.origin)
  const { build } = pageFacts()
  return { words, receipt, subjects, made: new Date(), since: log.since, build }
}
