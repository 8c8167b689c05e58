// Imported before pdf.js, which keeps what it finds in the worker when it is loaded.
import { boundBuffers } from '../pdf/bounded-buffers.ts'

boundBuffers(globalThis)
