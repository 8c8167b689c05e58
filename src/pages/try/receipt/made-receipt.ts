import type { ReceiptWords } from '../../../../shared/content/words/receipt.ts'
import type { Receipt, ReceiptSubject } from '../../../try/receipt/receipt.ts'

/** A receipt as it was when it was asked for. */
export interface MadeReceipt {
  readonly words: ReceiptWords
  readonly receipt: Receipt
  readonly subjects: readonly ReceiptSubject[]
  readonly made: Date
  readonly since: Date
  readonly build: { readonly version: string; readonly buildId: string }
}
