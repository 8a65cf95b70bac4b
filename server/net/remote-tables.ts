import type { PersonRef } from '../../wire/people.ts'

/** Who is at our tables through other servers, as they last announced it. */
export class RemoteTables {
  private readonly tables = new Map<string, Map<string, readonly PersonRef[]>>()

  set(server: string, table: string, here: readonly PersonRef[]): void {
    const servers = this.tables.get(table) ?? new Map<string, readonly PersonRef[]>()
    this.tables.set(table, servers.set(server, here))
  }

  at(table: string): PersonRef[] {
    return [...(this.tables.get(table)?.values() ?? [])].flat()
  }

  forgetTable(table: string): void {
    this.tables.delete(table)
  }

  /** Returns the tables whose presence changed. */
  forgetServer(server: string): string[] {
    return [...this.tables].flatMap(([table, servers]) => (servers.delete(server) ? [table] : []))
  }
}
