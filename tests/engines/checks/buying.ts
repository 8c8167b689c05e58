import { readFileSync } from 'node:fs'
import { fillText } from '../../../shared/i18n/format.ts'
import { content } from '../../browser/support/site.ts'
import type { Check } from '../support/check.ts'
import type { Visitor } from '../support/visitor.ts'

const { reading, choose, save, table } = content.wording('set', 'en')
const rules = content.page('try-rules', 'en')
const pack = content.page('security-pack', 'en')

const sample = (name: string) => readFileSync(`src/generated/try/${name}.pdf`).toString('base64')
const samples = { shaft: sample('shaft'), plate: sample('plate') }

/** Drops two drawings on the page, one of them twice, and a file that is not a drawing. */
async function dropFiles(visitor: Visitor): Promise<void> {
  await visitor.driver.evaluate(({ shaft, plate }) => {
    const bytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes(shaft)], 'shaft.pdf'))
    transfer.items.add(new File([bytes(plate)], 'plate.pdf'))
    transfer.items.add(new File([bytes(shaft)], 'again.pdf'))
    transfer.items.add(new File(['AC1032 no drawing'.padEnd(400)], '=cad.pdf'))
    const event = { dataTransfer: transfer, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new DragEvent('drop', event))
  }, samples)
}

/** What is saved is noted, and goes nowhere. */
async function noteSaved(visitor: Visitor): Promise<void> {
  await visitor.driver.evaluate(() => {
    const make = URL.createObjectURL
    URL.createObjectURL = (made: Blob) => {
      made
        .slice(0, 2)
        .text()
        .then((text) => {
          document.documentElement.dataset.made = `${text} ${made.size > 10_000}`
        })
      return make.call(URL, made)
    }
    HTMLAnchorElement.prototype.click = () => {}
  })
}

export const buying: Check[] = [
  {
    name: 'files become a sample set, chosen and packed',
    async run(visitor) {
      await visitor.open('/try/set')
      await noteSaved(visitor)
      await dropFiles(visitor)
      await visitor.sees('[role=status]', fillText(reading.done, { total: 4 }))
      await visitor.sees('.set-tally', fillText(reading.copies, { count: 1 }))
      await visitor.sees('.set-table tr', fillText(table.copy, { name: 'shaft.pdf' }))
      await visitor.click('button', fillText(choose.forMe, { count: 100 }))
      await visitor.click('button', save.zip)
      await visitor.has('html', 'data-made', 'PK true')
    },
  },
  {
    name: 'drawings are checked against rules',
    async run(visitor) {
      await visitor.open('/try/rules#check')
      await visitor.until('the desk listens', () => !document.querySelector('page-island[when]'))
      await dropFiles(visitor)
      await visitor.sees('#check [role=status]', fillText(rules.run.progress, { done: 4, all: 4 }))
      await visitor.sees('#check details[data-verdict]')
      await visitor.click('#check button', rules.run.clear)
      await visitor.misses('#check details')
    },
  },
  {
    name: 'the security pack is searched while typing, and has its workbook',
    async run(visitor) {
      await visitor.open('/security/pack')
      await visitor.sees('#FA-ENC-02')
      await visitor.fill('main input[name=q]', 'sub-processor')
      await visitor.misses('#FA-ENC-02')
      await visitor.sees('#FA-SUB-02')
      await visitor.sees('main a', pack.files.xlsx)
    },
  },
]
