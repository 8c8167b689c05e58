import type { UiCopy } from '../../shared/content/words/ui.ts'
import type { FooterContact } from './footer.tsx'

/** What the frame around every page shows, in one language. */
export interface FrameData {
  brand: string
  ui: UiCopy
  contact: FooterContact
  revision: { version: string; date: string; buildId: string; buildTimestamp: string }
  sentryDsn: string | undefined
}
