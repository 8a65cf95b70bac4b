import { sql } from '../kysely.ts'
import { addColumns, type Migration } from './migration.ts'

export const hoursOfSanctions: Migration = {
  name: '13 hours of sanctions in the audit log',
  async up(db) {
    await addColumns(db, 'audit_log', { hours: ['integer'] })
    // The reason used to begin with them: "24 h: insults".
    const { rows } = await sql<{ id: string; detail: string }>`
      select id, detail from audit_log where act in ('ban', 'mute')`.execute(db)
    for (const { id, detail } of rows) {
      const [, hours, reason = ''] = /^(\d+) h(?:: (.*))?$/s.exec(detail) ?? []
      if (hours !== undefined)
        await sql`update audit_log set hours = ${Number(hours)}, detail = ${reason} where id = ${id}`.execute(db)
    }
  },
}
