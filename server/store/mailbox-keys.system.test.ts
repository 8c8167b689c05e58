import { expect, test } from 'vitest'
import { describeEngines, openFor, type StorePlace } from './testing/engines.ts'
import { onTables } from './testing/on-tables.ts'
import { aSubmission, later } from './testing/samples.ts'

const spellings = [
  'ada@bücher.example',
  'Ada@xn--bcher-kva.example',
  'ada@bu\u0308cher.example',
  'ada@bücher。example',
  'ada@ｂücher.example',
  'ada@bü\u00adcher.example',
  'ada@BÜCHER．example',
]

/** Keys as versions before a step made them: the address in lower case. */
async function giveOldKeys(
  place: StorePlace,
  emails: readonly string[],
  step = '0003 keys of mailboxes',
): Promise<void> {
  await onTables(place, async (connection) => {
    await connection.deleteFrom('migrations').where('name', '=', step).execute()
    for (const email of emails) {
      const old = email.trim().toLowerCase()
      const row = connection.updateTable('requests').set({ emailKey: old })
      await row.where('email', '=', email).execute()
    }
  })
}

describeEngines((newPlace) => {
  test('counts the requests of a mailbox, however its address is spelled', async () => {
    const store = await openFor(await newPlace())
    const addressLimit = { since: later(-60), max: spellings.length }
    for (const email of spellings) {
      expect(await store.submit(aSubmission({ email }, { addressLimit }))).toEqual({
        kind: 'stored',
      })
    }
    const oneMore = aSubmission({ email: 'ADA@bücher｡example' }, { addressLimit })
    expect(await store.submit(oneMore)).toMatchObject({ kind: 'too-many' })
  })

  test('counts the requests of a mailbox whatever tags its address has', async () => {
    const place = await newPlace()
    const tagged = ['ada+1@works.example', 'Ada+2@works.example', 'ada@works.example']
    const before = await openFor(place)
    for (const email of tagged) await before.submit(aSubmission({ email }))
    await before.close()
    await giveOldKeys(place, tagged, '0008 keys without tags')

    const store = await openFor(place)
    const addressLimit = { since: later(-60), max: tagged.length + 1 }
    const post = (email: string) => store.submit(aSubmission({ email }, { addressLimit }))
    expect(await post('ada+3@works.example')).toEqual({ kind: 'stored' })
    expect(await post('ada+4@works.example')).toMatchObject({ kind: 'too-many' })
    // Each address stays one person's: others at the mailbox keep what they have asked for.
    expect(await store.eraseAddress('ada+1@works.example')).toBe(1)
  })

  test('erases a mailbox, however its address is spelled', async () => {
    const store = await openFor(await newPlace())
    for (const email of spellings) await store.submit(aSubmission({ email }))
    const eve = aSubmission({ email: 'eve@bücher.example' })
    await store.submit(eve)
    expect(await store.eraseAddress('ada@xn--bcher-kva.example.')).toBe(spellings.length)
    expect((await store.list({})).map(({ id }) => id)).toEqual([eve.request.id])
  })

  test('gives requests of earlier versions the keys of today when it is opened', async () => {
    const place = await newPlace()
    const before = await openFor(place)
    for (const email of spellings) await before.submit(aSubmission({ email }))
    await before.close()
    await giveOldKeys(place, spellings)

    const store = await openFor(place)
    const addressLimit = { since: later(-60), max: spellings.length }
    const oneMore = aSubmission({ email: 'ada@bücher.example' }, { addressLimit })
    expect(await store.submit(oneMore)).toMatchObject({ kind: 'too-many' })
  })

  test('erases also what a process of an earlier version stores meanwhile', async () => {
    const place = await newPlace()
    const store = await openFor(place)
    for (const email of spellings) await store.submit(aSubmission({ email }))
    await giveOldKeys(place, spellings.slice(3))
    expect(await store.eraseAddress('ada@bücher.example')).toBe(spellings.length)
    expect(await store.list({})).toEqual([])
  })
})
