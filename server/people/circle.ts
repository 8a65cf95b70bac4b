import { err, ok, type Result } from '../../kernel/json.ts'
import type { Circle, Relation } from '../../wire/circle.ts'
import { MOST_FOLLOWED } from '../../wire/circle.ts'
import type { Fault, FaultReply } from '../../wire/faults.ts'
import { NAMELESS } from '../../wire/people.ts'
import type { NewTable, TableInfo } from '../../wire/table.ts'
import { RateLimiter } from '../net/rate-limiter.ts'
import type { Person, Store } from '../store/store.ts'
import type { TableCreation } from '../tables/table-creation.ts'
import { infosOf } from '../tables/table-info.ts'

const CHALLENGES_SHOWN = 20
const LIMIT = { points: 10, seconds: 3600 }

export interface CircleParts {
  readonly store: Store
  readonly creation: TableCreation
  readonly now: () => number
  /** Somebody is awaited at a table. */
  challenged(personId: string, tableId: string): void
}

/** Follows, notes and challenges. Only their author knows of a follow or a note. */
export class PeopleCircle {
  private readonly parts: CircleParts
  private readonly limiter = new RateLimiter(LIMIT)

  constructor(parts: CircleParts) {
    this.parts = parts
  }

  async of(person: Person): Promise<Circle> {
    const { store } = this.parts
    const followed = await store.follows.followedBy(person.id)
    const playing = await store.follows.playing(followed.map(({ id }) => id))
    return {
      followed: followed.map(({ id, name }) => {
        const at = playing.find(({ person_id }) => person_id === id)
        return { id, name, playing: at ? { table: at.table_id, game: at.game } : null }
      }),
      seen: !(await store.follows.isUnseen(person.id)),
      challenges: infosOf(await store.follows.challengesOf(person.id, CHALLENGES_SHOWN)),
    }
  }

  async relation(person: Person, otherId: string): Promise<Relation> {
    const { follows, people } = this.parts.store
    return {
      followed: await follows.isFollowing(person.id, otherId),
      blocked: (await people.blockedBy(person.id)).includes(otherId),
      note: await follows.note(person.id, otherId),
    }
  }

  private async somebodyElse(person: Person, otherId: string): Promise<Result<Person, Fault>> {
    const other = await this.parts.store.people.byId(otherId)
    return !other || other.id === person.id || other.name === NAMELESS ? err('unknown-person') : ok(other)
  }

  /** Neither may have blocked the other. */
  private async companion(person: Person, otherId: string): Promise<Result<Person, Fault>> {
    const other = await this.somebodyElse(person, otherId)
    if (!other.ok) return other
    const { people } = this.parts.store
    const blocks = await people.blocksOf([person.id, otherId])
    const apart = blocks.some(
      ({ person_id, blocked_id }) =>
        [person.id, otherId].includes(person_id) && [person.id, otherId].includes(blocked_id),
    )
    return apart ? err('blocked') : other
  }

  async follow(person: Person, otherId: string): Promise<Result<Relation, Fault>> {
    const other = await this.companion(person, otherId)
    if (!other.ok) return other
    const { follows } = this.parts.store
    if ((await follows.followedBy(person.id)).length >= MOST_FOLLOWED) return err('too-many-followed')
    await follows.follow(person.id, otherId, this.parts.now())
    return ok(await this.relation(person, otherId))
  }

  async unfollow(person: Person, otherId: string): Promise<Relation> {
    await this.parts.store.follows.unfollow(person.id, otherId)
    return this.relation(person, otherId)
  }

  async note(person: Person, otherId: string, text: string): Promise<Result<Relation, Fault>> {
    const other = await this.somebodyElse(person, otherId)
    if (!other.ok) return other
    await this.parts.store.follows.writeNote({ person_id: person.id, about_id: otherId, text, at: this.parts.now() })
    return ok(await this.relation(person, otherId))
  }

  /** A private table where the other is awaited and may enter without a key. */
  async challenge(person: Person, otherId: string, wanted: NewTable): Promise<Result<TableInfo, FaultReply>> {
    const other = await this.companion(person, otherId)
    if (!other.ok) return err({ fault: other.error })
    if (!this.limiter.allows(person.id)) return err({ fault: 'too-fast' })
    const { store, creation } = this.parts
    const made = await creation.create(person, { ...wanted, listed: false })
    if (!made.ok) return made
    const { id } = made.value
    await store.admit(id, otherId, true)
    await store.follows.challenge({ table_id: id, person_id: otherId, by_id: person.id, at: this.parts.now() })
    this.parts.challenged(otherId, id)
    return made
  }
}
