import type { Component } from 'svelte'
import type { Language } from '../../kernel/words.ts'

/** A small drawing that belongs to a rule. It says in words what it shows, in the language it is given. */
export type Diagram = Component<{ language: Language }>
/** By the id of the rule each stands under. */
export type Diagrams = Readonly<Record<string, Diagram>>
