import type { Access } from './access.ts'
import { migrations } from './migrations.ts'

const [first] = migrations

/** Writes a row as it is; see Store. */
export async function probe(access: Access): Promise<void> {
  await access.write(async (transaction) => {
    access.engine.requireRoom()
    await transaction
      .updateTable('migrations')
      .set(({ ref }) => ({ appliedAt: ref('appliedAt') }))
      .where('name', '=', first?.name ?? '')
      .execute()
  })
}
