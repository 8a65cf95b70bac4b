import { describe, expect, it } from 'vitest'
import { elementAt } from '../../../kernel/list.ts'
import { game } from '../rules/game.ts'
import { card, cards, kindsOf, meetDragons, objectionTo, play, playBand, scene, stackDeck } from './builders.ts'

const skeletons = (count: number) => new Array<string>(count).fill('skeleton')
const TEN = cards('rhea elf', 'rhea orc', 'rhea troll', 'duris troll', 'duris elf', 'duris orc', ...skeletons(4))

describe('A turn', () => {
  it('ET-TURN-1: recruit or play a band, never pass', () => {
    const p = scene(3, { hands: { 0: cards('rhea elf') }, row: cards('duris orc') })
    expect(kindsOf(p, 0)).toEqual(['recruit', 'draw', 'band'])
    expect(objectionTo(p, 0, { kind: 'stop' })).toMatchObject({ code: 'not-now', rule: 'ET-TURN-1' })
  })

  it('ET-TURN-2: ten cards in hand force a band', () => {
    const p = scene(3, { hands: { 0: TEN }, row: cards('duris dwarf') })
    expect(kindsOf(p, 0)).toEqual(['band'])
    const full = { code: 'hand-full', rule: 'ET-TURN-2', figures: { limit: 10 } }
    expect(objectionTo(p, 0, { kind: 'draw' })).toEqual(full)
    expect(objectionTo(p, 0, { kind: 'recruit', card: card('duris dwarf') })).toEqual(full)
  })

  it('ET-TURN-3: an empty hand can only recruit, and the deck is always there', () => {
    const p = scene(3)
    expect(game.moves(p, 0)).toEqual([{ kind: 'draw' }])
  })

  it('ET-R-30: an empty row leaves the deck, one card a turn as ever', () => {
    const p = scene(3)
    play(p, 0, { kind: 'draw' })
    expect(p.hands[0]).toHaveLength(1)
  })

  it('ET-TURN-4: one to nine skeletons allow no band', () => {
    const p = scene(3, { hands: { 0: cards(...skeletons(9)) }, row: cards('duris dwarf') })
    expect(kindsOf(p, 0)).toEqual(['recruit', 'draw'])
    expect(objectionTo(p, 0, { kind: 'scatter' })).toMatchObject({ code: 'cannot-scatter', rule: 'ET-R-3' })
  })

  it('ET-R-3: ten skeletons are laid out in the row, and the turn ends', () => {
    const p = scene(3, { hands: { 0: cards(...skeletons(10)) } })
    expect(game.moves(p, 0)).toEqual([{ kind: 'scatter' }])
    play(p, 0, { kind: 'scatter' })
    expect(p.hands[0]).toEqual([])
    expect(p.row).toEqual(cards(...skeletons(10)))
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-R-3: with a single fighter among ten cards it is not allowed', () => {
    const p = scene(3, { hands: { 0: cards('rhea elf', ...skeletons(9)) } })
    expect(objectionTo(p, 0, { kind: 'scatter' })).toMatchObject({ code: 'cannot-scatter' })
  })

  it('ET-R-4: the deck cannot run out, for the last thing in it is the dragon that ends the age', () => {
    const p = scene(3, { hands: { 0: cards('rhea elf') } })
    meetDragons(p)
    const events = play(p, 0, { kind: 'draw' })
    expect(events.filter(event => event.kind === 'dragon')).toHaveLength(3)
    expect(p.age).toBe(2)
  })
})

describe('Recruiting', () => {
  it('ET-RECRUIT-1 ET-RECRUIT-2 ET-EX-1: a card of the row comes to hand and is not replaced', () => {
    const p = scene(3, { row: cards('duris dwarf', 'rhea elf') })
    const deck = p.deck.slice()
    play(p, 0, { kind: 'recruit', card: card('duris dwarf') })
    expect(p.hands[0]).toEqual(cards('duris dwarf'))
    expect(p.row).toEqual(cards('rhea elf'))
    expect(p.deck).toEqual(deck)
    expect(game.toMove(p)).toEqual([1])
  })

  it('ET-RECRUIT-1 ET-EX-1: the top card of the deck leaves the row as it is', () => {
    const p = scene(3, { row: cards('duris dwarf') })
    stackDeck(p, card('rhea elf'), 5)
    play(p, 0, { kind: 'draw' })
    expect(p.hands[0]).toEqual(cards('rhea elf'))
    expect([p.upper, p.row]).toEqual([4, cards('duris dwarf')])
  })

  it('ET-RECRUIT-1: a card that is not in the row cannot be taken', () => {
    const p = scene(3, { row: cards('duris dwarf') })
    expect(objectionTo(p, 0, { kind: 'recruit', card: card('rhea dwarf') })).toMatchObject({ code: 'not-in-row' })
  })

  it('ET-RECRUIT-3: all see which card left the row, only the drawer sees a card of the deck', () => {
    const p = scene(3, { row: cards('duris dwarf') })
    play(p, 0, { kind: 'recruit', card: card('duris dwarf') })
    const drawn = elementAt(play(p, 1, { kind: 'draw' }), 0)
    expect(game.view(p, 2).hands).toEqual([cards('duris dwarf'), [-1], []])
    expect(game.mask(drawn, 2)).toMatchObject({ kind: 'drew', card: -1 })
    expect(game.mask(drawn, 1)).toMatchObject({ kind: 'drew', card: elementAt(p.hands, 1)[0] })
  })

  it('ET-RECRUIT-4: the action ends with one fighter in hand', () => {
    const p = scene(3)
    play(p, 0, { kind: 'draw' })
    expect(p.hands[0]).toHaveLength(1)
    expect(game.toMove(p)).toEqual([1])
  })
})

describe('Dragons', () => {
  /** One card and three dragons are left; the seed decides how many dragons come first. */
  const lastCard = () => {
    const p = scene(3)
    stackDeck(p, card('rhea elf'), 1)
    p.upper = 0
    p.lower = 1
    return p
  }

  it('ET-DRAGON-1 ET-DRAGON-2: a dragon is laid aside and another card drawn', () => {
    for (let n = 0; n < 50; n++) {
      const p = lastCard()
      const kinds = play(p, 0, { kind: 'draw' }, `dragon ${n}`).map(event => event.kind)
      if (kinds[0] !== 'dragon' || kinds[1] !== 'drew') continue
      expect([p.dragons, p.hands[0], p.age]).toEqual([1, cards('rhea elf'), 1])
      expect(game.toMove(p)).toEqual([1])
      return
    }
    expect.unreachable('no seed drew one dragon and then the card')
  })

  it('ET-DRAGON-1: two dragons may come in a row', () => {
    const runs = Array.from({ length: 80 }, (_, n) => play(lastCard(), 0, { kind: 'draw' }, `run ${n}`))
    const stories = runs.map(events => events.map(event => event.kind).join(' '))
    expect(stories).toContain('dragon dragon drew')
  })

  it('ET-DRAGON-3 ET-R-5: the third ends the age at once; no card is drawn', () => {
    const p = scene(3)
    meetDragons(p, 2)
    const events = play(p, 0, { kind: 'draw' })
    expect(events.slice(0, 2).map(event => event.kind)).toEqual(['dragon', 'age-ended'])
    expect(events.some(event => event.kind === 'drew')).toBe(false)
    expect(p.age).toBe(2)
  })

  it('ET-DRAGON-4: who revealed the third dragon is remembered', () => {
    const p = scene(3)
    play(p, 0, { kind: 'draw' })
    meetDragons(p, 2)
    play(p, 1, { kind: 'draw' })
    expect(p.herald).toBe(1)
  })

  it('ET-DRAGON-5 ET-TRIBE-WIZARD-2 ET-R-5: a wizard meets dragons too; what was drawn before is discarded with the hands', () => {
    const p = scene(3, { hands: { 0: cards('rhea wizard', 'rhea elf') } })
    playBand(p, 0, 'rhea wizard', ['rhea elf'], 'rhea')
    stackDeck(p, card('duris orc'), 1)
    p.dragons = 2
    const events = play(p, 0, { kind: 'wizard', draw: true })
    expect(events.slice(0, 3).map(event => event.kind)).toEqual(['drew', 'dragon', 'age-ended'])
    expect(p.age).toBe(2)
    expect(p.markers[4]).toBe(1)
  })

  it('ET-TRIBE-WIZARD-2: dragons do not count towards the cards a wizard draws', () => {
    const drawn = Array.from({ length: 40 }, (_, n) => {
      const p = scene(3, { hands: { 0: cards('rhea wizard', 'rhea elf', 'rhea orc') } })
      playBand(p, 0, 'rhea wizard', ['rhea elf', 'rhea orc'], 'rhea')
      stackDeck(p, card('duris orc'), 6)
      p.upper = 0
      p.lower = 6
      play(p, 0, { kind: 'wizard', draw: true }, `wizard ${n}`)
      return { age: p.age, dragons: p.dragons, hand: elementAt(p.hands, 0).length, left: p.lower }
    }).filter(({ age }) => age === 1)
    expect(new Set(drawn.map(({ dragons }) => dragons))).toEqual(new Set([0, 1, 2]))
    for (const { hand, left } of drawn) expect([hand, left]).toEqual([3, 3])
  })

  it('ET-DRAGON-1 ET-AGE-4: no dragon comes while the upper part lasts, and every card of the rest is as likely', () => {
    const story = (upper: number, lower: number, seed: string, seen = 0) => {
      const p = scene(3)
      p.dragons = seen
      stackDeck(p, card('rhea elf'), upper + lower)
      p.upper = upper
      p.lower = lower
      return { p, events: play(p, 0, { kind: 'draw' }, seed) }
    }
    for (let n = 0; n < 30; n++) {
      const { p, events } = story(1, 0, `upper ${n}`)
      expect([events.map(event => event.kind), p.upper, p.lower]).toEqual([['drew'], 0, 0])
    }
    const dragonsFirst = (seen: number) =>
      Array.from({ length: 400 }, (_, n) => elementAt(story(0, 3, `lower ${n}`, seen).events, 0).kind).filter(
        kind => kind === 'dragon',
      ).length
    // Three fighters and three dragons, then three fighters and the last dragon.
    expect(Math.abs(dragonsFirst(0) - 200)).toBeLessThan(50)
    expect(Math.abs(dragonsFirst(2) - 100)).toBeLessThan(50)
  })

  it('ET-DRAGON-2: each dragon is told with its number', () => {
    const p = scene(3)
    meetDragons(p)
    const numbers = play(p, 0, { kind: 'draw' }).flatMap(event => (event.kind === 'dragon' ? [event.number] : []))
    expect(numbers).toEqual([1, 2, 3])
  })
})
