import type { InLanguages } from '../../../../kernel/languages.ts'

/** Captions of the diagrams in the rules, and `alt` texts for those who cannot see them. */
export interface DiagramText {
  readonly patrol: { readonly alt: string }
  readonly quest: { readonly alt: string }
  readonly payment: { readonly alt: string; readonly die: string; readonly discount: string; readonly due: string }
  readonly collect: { readonly alt: string }
  readonly ruins: { readonly alt: string; readonly lies: string; readonly stands: string }
  readonly wars: { readonly alt: string; readonly ends: readonly [string, string, string, string] }
}

export const DIAGRAM_TEXT: InLanguages<DiagramText> = {
  en: {
    wars: {
      alt: 'Four wars, the attacker’s die first. 6 against 4: the attacker wins. 4 against 4: the defender wins. 1 against the flag: the attacker wins. Two flags: an alliance.',
      ends: ['attacker wins', 'defender wins', 'attacker wins', 'alliance'],
    },
    patrol: {
      alt: 'Morandrea. An army in the northwestern plains may patrol to the mountains in the middle, but not to the forest in the northeast: a river lies between.',
    },
    quest: {
      alt: 'Morandrea and Elan. An army at the edge of Morandrea may quest to any region at the edge of Elan, but not to the capital in its middle.',
    },
    payment: {
      alt: 'A die shows 5, a discount takes 1 off, 4 are due. One mana covers 2, two ore cover 1 each: 4.',
      die: 'set',
      discount: 'discount',
      due: 'due',
    },
    collect: {
      alt: 'Two armies in one forest, one in mountains, one on plains: one mana, one ore, one food.',
    },
    ruins: {
      alt: 'Two armies in ruins. One lies: it collects a unit of your choice and cannot move. One stands: it collects nothing and may move.',
      lies: 'lies: a unit of your choice, cannot move',
      stands: 'stands: no unit, may move',
    },
  },
  ru: {
    wars: {
      alt: 'Четыре войны, сначала кубик зачинщика. 6 против 4: побеждает зачинщик. 4 против 4: побеждает защитник. 1 против флага: побеждает зачинщик. Два флага: альянс.',
      ends: ['победа зачинщика', 'победа защитника', 'победа зачинщика', 'альянс'],
    },
    patrol: {
      alt: 'Морандреа. Армия с равнины на северо-западе может пройти патрулём в горы посередине, но не в лес на северо-востоке: между ними река.',
    },
    quest: {
      alt: 'Морандреа и Элан. Армия с края Морандреа может пойти походом в любую область на краю Элана, но не в столицу в его середине.',
    },
    payment: {
      alt: 'На кубике 5, скидка снимает 1, к оплате 4. Одна мана покрывает 2, две руды — по 1: всего 4.',
      die: 'число',
      discount: 'скидка',
      due: 'к оплате',
    },
    collect: {
      alt: 'Две армии в одном лесу, одна в горах, одна на равнине: одна мана, одна руда, одна еда.',
    },
    ruins: {
      alt: 'Две армии в руинах. Одна лежит: она приносит ресурс на выбор и не ходит. Другая стоит: она ничего не приносит, но может уйти.',
      lies: 'лежит: ресурс на выбор, не ходит',
      stands: 'стоит: без ресурса, может уйти',
    },
  },
}
