import './bound-pdfjs.ts'
// pdf.js starts its side of the conversation by itself when it is loaded in a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import { reportTraffic } from '../../traffic.ts'

reportTraffic()
