import { sql } from '../kysely.ts'
import { createTable, type Migration } from './migration.ts'

export const analysesBySteps: Migration = {
  name: '6 analyses by steps',
  async up(db) {
    await createTable(db, 'analysis_steps', { table_id: 'text', step: 'integer', judged: 'text' }, ['table_id', 'step'])
    for (let after = ''; ; ) {
      const { rows } = await sql<{ table_id: string; judged: string }>`
        select table_id, judged from analyses where table_id > ${after} order by table_id limit 50`.execute(db)
      const last = rows.at(-1)
      if (!last) break
      after = last.table_id
      for (const { table_id, judged } of rows) {
        const found: readonly { readonly step: number }[] = JSON.parse(judged)
        // Unfinished ones have gaps: everything after the first gap is judged again.
        const steps = found.filter(({ step }, index) => step === index)
        for (const each of steps)
          await db
            .insertInto('analysis_steps')
            .values({ table_id, step: each.step, judged: JSON.stringify(each) })
            .execute()
      }
    }
    await db.schema.alterTable('analyses').dropColumn('judged').execute()
  },
}
